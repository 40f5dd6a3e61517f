/** What the tools reckon, read and draw, in one process. */
import './tools/matchday';
import './tools/matchday-gate';
import './tools/money';
import './tools/written';
import './tools/state';
import './tools/address';
import './tools/queue';
import './tools/costs';
import './tools/chart';
import './tools/devices';
import './tools/board';
import './tools/cards';
import './tools/card-lines';
import './tools/crest-files';
