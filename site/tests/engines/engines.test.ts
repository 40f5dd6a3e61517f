// The site in three browser engines. Chromium is needed anyway; without Firefox or WebKitGTK their tests are skipped, unless
// ENGINES=required. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb
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
