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
