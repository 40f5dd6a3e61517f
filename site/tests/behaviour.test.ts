// What a visitor can do on every page, in a real browser.
import './behaviour/theme';
import './behaviour/consent';
import './behaviour/device-choice';
import './behaviour/navigation';
import './behaviour/old-browser';
import './behaviour/routing';
import './behaviour/supporters';
import './behaviour/toasts';
import './behaviour/tooltips';
