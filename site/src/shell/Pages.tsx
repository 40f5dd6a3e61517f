import { CatchBoundary, useMatch } from '@tanstack/react-router';
import { memo, startTransition, useEffect, useState } from 'react';
import { layOutAhead } from '../boot/ahead';
import { whenIdle } from '../boot/idle';
import { onTurn } from '../boot/turn';
import { pageComponent } from '../pageComponents';
import { alone, arrived, firstPage, turned } from './built';
import { ErrorScreen } from './ErrorScreen';

/**
 * The page of the address. The page whose link the visitor turns to is built beside it, out of sight, so that following
 * the link only has to show it; the page that was left goes in an idle moment after that.
 */
export function Pages() {
	const path = useMatch({ strict: false, select: (match): string => match.fullPath });
	const [built, setBuilt] = useState(() => firstPage(path));

	const { shown, left, next } = built;
	if (shown.path !== path) setBuilt(arrived(built, path));

	useEffect(() => onTurn((to) => startTransition(() => setBuilt((now) => turned(now, to)))), []);
	useEffect(() => {
		if (left.length > 0) return whenIdle(() => startTransition(() => setBuilt(alone)));
	}, [left]);

	return [...left, shown, ...(next ? [next] : [])].map((page) => (
		// Without a class: `theme/base.css` and `boot/rest.ts` know a page by that.
		<div key={page.visit} hidden={page !== shown} ref={page === next ? layOutAhead : null}>
			<CatchBoundary getResetKey={() => path} errorComponent={ErrorScreen}>
				<Page path={page.path} />
			</CatchBoundary>
		</div>
	));
}

const Page = memo(function Page({ path }: { readonly path: string }) {
	const Component = pageComponent(path);
	return <Component />;
});
