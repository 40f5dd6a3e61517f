// What holds for every row of the route table, and for the page that is not there.
import './pages/served';
import './pages/links';
import './pages/agreement';
import './pages/shown';
