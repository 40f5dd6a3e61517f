import type { ReactNode } from 'react';
import { isRoutePath } from '../routes';
import { Link } from './Link';

/** [text](/path), with a fragment or without. */
const LINK = /\[([^\]]+)\]\(([^)#]+)(?:#([^)]+))?\)/g;

/**
 * A sentence with its links to pages of the site.
 *
 * @throws when a link leads to no page
 */
export function LinkedText({ text }: { text: string }) {
	const parts: ReactNode[] = [];
	let end = 0;
	for (const match of text.matchAll(LINK)) {
		const [whole, words, path = '', hash = ''] = match;
		if (!isRoutePath(path)) throw new Error(`'${whole}' leads to no page of routes.ts`);
		parts.push(
			text.slice(end, match.index),
			<Link key={match.index} to={path} hash={hash}>
				{words}
			</Link>,
		);
		end = match.index + whole.length;
	}
	parts.push(text.slice(end));
	return <>{parts}</>;
}
