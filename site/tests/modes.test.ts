// What opens over a page, by keyboard.
import './modes/escape';
