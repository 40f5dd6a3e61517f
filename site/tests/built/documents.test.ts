/** All that is asked of the documents of the built site, in one process: they are parsed once. */
import './documents/policy';
import './documents/heads';
import './documents/markup';
import './documents/names';
import './documents/links';
import './documents/forms';
import './documents/requirements';
import './documents/copy';
import './documents/law';
import './documents/scenes';
import './documents/key-figures';
import './documents/sample-evening';
import './documents/characters';
import './documents/structured-data';
import './documents/previews';
import './documents/bytes';
