// Every page in the ways in which people use it who don't use a mouse, a usual screen or a usual colour scheme.
import './modes/keyboard';
import './modes/escape';
import './modes/reflow';
import './modes/forced-colours';
import './modes/motion';
import './modes/no-script';
import './modes/print';
