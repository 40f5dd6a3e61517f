// The site in three browser engines. Chromium is needed anyway; without Firefox or WebKitGTK their tests are skipped, unless
// ENGINES=required. On Debian: apt-get install firefox-esr webkit2gtk-driver xvfb
import './engines/every-route';
import './engines/shell';
import './engines/forms';
import './engines/widgets';
import './engines/error-screens';
