import './all';
import { runIn } from './tours';
import { webKit } from './webkit';

runIn(webKit);
