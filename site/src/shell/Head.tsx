import { rootRouteId, useMatches } from '@tanstack/react-router';
import { Helmet } from 'react-helmet-async';
import { brand } from '../content/brand';
import { ORIGIN } from '../content/stage';
import { LANGUAGE } from '../i18n/i18n';
import { pages } from '../routes';
import { metaOf } from './meta';
import { PREVIEW, previewOf } from './preview';

/**
 * Title, description and what robots and link previews read. Rendered once a page: helmet doesn't remove doubles.
 * In the browser the title is `showTitle`'s, which also knows what stands in a page's place.
 */
export function Head() {
	const matches = useMatches();
	const match = matches[matches.length - 1];
	const page = match?.routeId === rootRouteId ? undefined : pages.find(({ path }) => path === match?.fullPath);
	const meta = metaOf(page?.path);
	const url = page && ORIGIN + page.path;
	return (
		<Helmet>
			{typeof document === 'undefined' && <title>{meta.title}</title>}
			<meta name="description" content={meta.description} />
			<meta name="keywords" content={meta.keywords} />
			<meta name="robots" content={page ? (page.robots ?? 'index, follow') : 'noindex'} />
			{url && <link rel="canonical" href={url} />}
			<meta property="og:type" content="website" />
			<meta property="og:site_name" content={brand.name} />
			<meta property="og:locale" content={`${LANGUAGE}_DE`} />
			<meta property="og:title" content={meta.title} />
			<meta property="og:description" content={meta.description} />
			{url && <meta property="og:url" content={url} />}
			{page && <meta property="og:image" content={ORIGIN + previewOf(page.path)} />}
			{page && <meta property="og:image:width" content={`${PREVIEW.width}`} />}
			{page && <meta property="og:image:height" content={`${PREVIEW.height}`} />}
			{page && <meta property="og:image:alt" content={meta.title} />}
			<meta name="twitter:card" content="summary_large_image" />
		</Helmet>
	);
}
