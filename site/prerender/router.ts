import type { Plugin } from 'vite';

/** What the router's link component exports. */
const EXPORTS = 'export { Link, composeHandlers, createLink, linkOptions, useLinkProps };';

/**
 * Leaves the router's own link component out, which its route classes name and nothing here renders: links are plain
 * anchors that `boot/links.ts` follows.
 */
export function routerWithoutLink(): Plugin {
	return {
		name: 'router-without-link',
		transform(code, id) {
			if (!/[/\\]@tanstack[/\\]react-router[/\\]dist[/\\]esm[/\\]link\.js/.test(id)) return undefined;
			if (!code.includes(EXPORTS))
				this.error(`@tanstack/react-router is written in another way than prerender/router.ts expects: no ${EXPORTS}`);
			const names = EXPORTS.slice('export { '.length, -' };'.length).split(', ');
			return { code: names.map((name) => `export const ${name} = undefined;`).join('\n'), map: null };
		},
	};
}
