import { cutPackage } from './cut.ts';

/** React-helmet-async for React 19 alone: without its own way of writing the head, which older versions of React need. */
export function helmetForReact19() {
	return cutPackage({
		name: 'react-helmet-async',
		file: 'lib/index.esm.js',
		source: 'helmet.ts',
		cuts: [
			[/^var isReact19 = major >= 19;$/m, 'var isReact19 = true;'],
			[/^import shallowEqual from "shallowequal";$/m, ''],
			// Comparing a head with itself: `shell/Head.tsx` is rendered once a page.
			[/^import fastCompare from "react-fast-compare";$/m, ''],
			[/^ {4}return !fastCompare\(.*\);$/m, 'return true;'],
			// Advice to developers; `npm run dev` has the package whole.
			[/^import invariant from "invariant";$/m, ''],
			[/^ {2}warnOnInvalidChildren\([\s\S]*?^ {2}\}$/m, ''],
			[/^ {8}this\.warnOnInvalidChildren\(child, nestedChildren\);$/m, ''],
			// A head that the caller keeps.
			[/^ {4}if \(helmetData && !\(helmetData instanceof HelmetData\)\) \{$[\s\S]*?^ {4}\}$/m, ''],
			// This site's head has a title, links and meta elements.
			[/^ {2}render(?:Base|Script|Style|Noscript)\(\) \{$[\s\S]*?^ {2}\}$/m, '', 4],
			[/^ {6}this\.render(?:Base|Script|Style|Noscript)\(\),?$/m, '', 4],
			// And leaves the attributes of html and body alone.
			[/^var syncAllAttributes = \(\) => \{$[\s\S]*?^\};$/m, 'var syncAllAttributes = () => {};'],
		],
	});
}
