// Every tour.
import './every-route';
import './shell';
import './forms';
import './widgets';
import './error-screens';
import './tools';
