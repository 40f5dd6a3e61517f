/** What an address calls the ids of the classes that a comparison begins with, with spaces between. */
export const CLASSES = 'classes';
/** Where the comparison is on its page. */
export const COMPARISON = 'vergleich';
