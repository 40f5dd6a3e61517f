// Chromium has the browser tests. Here it stands in where another engine is missing, so that the tours are seen to work.
import './all';
import { chromium } from './chromium';
import { firefox } from './firefox';
import { runIn } from './tours';
import { webKit } from './webkit';

if (!firefox.start || !webKit.start) runIn(chromium);
