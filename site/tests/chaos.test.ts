// What a page does when a file of it fails, when others change it, and when it is used before it is ready.
import './chaos/each-file';
import './chaos/fails-to-render';
import './chaos/on-demand';
import './chaos/page-changes';
import './chaos/changed-by-others';
import './chaos/translated';
import './chaos/early-presses';
import './chaos/spellings';
import './chaos/taken-over';
