import { cutPackage } from './cut.ts';

/** Sonner with the toasts of this site alone: a text that can be closed. */
export function sonnerForTexts() {
	return cutPackage({
		name: 'sonner',
		file: 'dist/index.mjs',
		source: 'sonner.ts',
		cuts: [
			// The content security policy stops written styles; `ui/Toasts.tsx` links the package's stylesheet as a file instead.
			[/^__insertCSS\(".*"\);$/m, ''],
			[/^ {8}this\.(?:error|success|info|warning|loading|promise|custom) = [\s\S]*?^ {8}\};$/m, '', 7],
			[/^const getAsset = [\s\S]*?^\};$/m, 'const getAsset = () => null;'],
			[/^const Loader = [\s\S]*?^\};$/m, 'const Loader = () => null;'],
		],
	});
}
