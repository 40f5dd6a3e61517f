import './all';
import { firefox } from './firefox';
import { runIn } from './tours';

runIn(firefox);
