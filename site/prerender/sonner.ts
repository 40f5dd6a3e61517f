import type { Plugin } from 'vite';

/** sonner writes its stylesheet into a style element, which the content security policy stops. */
const INJECTION = /^__insertCSS\(".*"\);$/m;

/** Takes sonner's style injection out; `ui/Toasts.tsx` links the package's stylesheet as a file instead. */
export function sonnerWithoutInjection(): Plugin {
	return {
		name: 'sonner-without-injection',
		transform(code, id) {
			if (!/[/\\]sonner[/\\]dist[/\\]index\.mjs/.test(id)) return undefined;
			if (!INJECTION.test(code))
				this.error('sonner injects its styles in another way than prerender/sonner.ts expects');
			return { code: code.replace(INJECTION, ''), map: null };
		},
	};
}
