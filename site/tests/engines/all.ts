// Every tour.
import './every-route';
import './shell';
import './forms';
import './error-screens';
import './tools';
