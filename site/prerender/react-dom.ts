import type { Plugin } from 'vite';

/** An error that react-dom makes while it loads, to throw and recognise it later. */
const EARLY_ERROR = /(?<=^(?: {2}|var )\w+ = )Error\((formatProdErrorMessage\(\d+\))\)/gm;

/** How many there are: another number means that the package is written in another way. */
const EARLY_ERRORS = 5;

/**
 * Makes react-dom's own signals without a stack. Nobody reads their stack, but while a tool watches (DevTools, Lighthouse)
 * the browser parses react-dom anew to name the lines in it: 20 ms of the main thread on a desktop computer.
 */
export function reactDomWithoutEarlyStacks(): Plugin {
	return {
		name: 'react-dom-without-early-stacks',
		transform(code, id) {
			if (!/[/\\]react-dom-client\.production\.js/.test(id)) return undefined;
			if (code.match(EARLY_ERROR)?.length !== EARLY_ERRORS)
				this.error('react-dom is written in another way than prerender/react-dom.ts expects');
			return { code: code.replace(EARLY_ERROR, '{ __proto__: Error.prototype, message: $1 }'), map: null };
		},
	};
}
