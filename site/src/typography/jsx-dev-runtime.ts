/** What `jsx-runtime.ts` is, for `npm run dev`. */
import * as react from 'react/jsx-dev-runtime';
import { wholeWords } from './no-break';

export type { JSX } from 'react';
export { Fragment } from 'react/jsx-dev-runtime';

export const jsxDEV: typeof react.jsxDEV = (type, props, ...rest) =>
	react.jsxDEV(type, wholeWords(type, props as object), ...rest);
