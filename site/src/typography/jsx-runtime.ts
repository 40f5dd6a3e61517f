/** React's own runtime, through which all copy of the site runs: it keeps the words of `no-break.ts` in one line. */
import * as react from 'react/jsx-runtime';
import { wholeWords } from './no-break';

export type { JSX } from 'react';
export { Fragment } from 'react/jsx-runtime';

export const jsx: typeof react.jsx = (type, props, key) => react.jsx(type, wholeWords(type, props as object), key);
export const jsxs: typeof react.jsxs = (type, props, key) => react.jsxs(type, wholeWords(type, props as object), key);
