// Every tour.
import './every-route';
import './shell';
import './forms';
import './widgets';
import './error-screens';
import './tool-costs';
import './tool-devices';
import './tool-queue';
import './tool-cards';
import './tool-board';
