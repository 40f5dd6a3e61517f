import { useLayoutEffect } from 'react';
import { metaOf } from './meta';

/** Title of the screen that stands in the place of a page, as long as it does. */
let standIn: string | undefined;

/** Puts the title of what is shown at a path into the tab. Returns it. */
export function showTitle(path: string): string {
	document.title = standIn ?? metaOf(path).title;
	return document.title;
}

/** For a screen in the place of a page: its title is the tab's until the page is shown. */
export function useStandInTitle(title: string): void {
	useLayoutEffect(() => {
		standIn = title;
		document.title = title;
		return () => {
			standIn = undefined;
		};
	}, [title]);
}
