/**
 * The oldest browsers that scripts and styles are written for, as Vite names them: those of early 2023. Older ones get the complete page
 * and plain forms. Vite writes newer syntax and `light-dark()` for them; what else is newer than these, we do without or ask for first
 * (`docs/decisions/0027`).
 */
export const BROWSERS = ['chrome110', 'firefox110', 'safari16.4', 'ios16.4'];
