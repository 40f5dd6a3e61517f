import { useLayoutEffect } from 'react';
import { brand } from '../content/brand';
import { textOf, translator } from '../i18n/i18n';
import type { MetaText } from '../i18n/shapes';
import { pages } from '../routes';

/** Title, description and keywords of a page; those of the not-found screen for an address that no page has. */
export function metaOf(path: string | undefined): MetaText {
	const page = pages.find((row) => row.path === path);
	// Texts are missing while a page waits or when they did not come: its name then has to do.
	const texts = page && (textOf(page.ns[0]) as { meta: MetaText } | undefined);
	if (texts) return texts.meta;
	const t = translator('common');
	const title = page
		? t('pageTitle', { page: t(`pages.${page.path}`), brand: brand.name })
		: t('notFound.metaTitle', { brand: brand.name });
	return { title, description: page ? title : t('notFound.metaDescription'), keywords: brand.name };
}

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
