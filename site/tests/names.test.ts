// What a screen reader says of every page, kept in names/*.yaml: `UPDATE_NAMES=1` before the command of this test writes the
// files anew. Read the difference before you commit it: it is what changes for people who can't see the page.
import './names/pages';
import './names/states';
import './names/sense';
