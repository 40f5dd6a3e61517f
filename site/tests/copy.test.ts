// What every German sentence keeps to, on the pages as they are served and in the texts that appear later.
import './copy/spelling';
import './copy/sentences';
import './copy/copies';
import './copy/typography';
import './copy/terms';
