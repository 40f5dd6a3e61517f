/**
 * An address that the customer has yet to name. A build for production refuses placeholders and lists them
 * (`prerender/sources/placeholders.ts`); every other stage shows them as they are.
 */
export interface Address {
	readonly url: string;
	readonly placeholder: boolean;
}

/** The brand and every address outside this site. */
export const brand = {
	/** Working name, taken from the storage key 'nono-ui-theme'. */
	name: 'nono',
	/** The brand's colour, which browsers give to their bars (`theme-color`). */
	themeColor: '#024b88',
	login: { url: 'https://app.nono.example/login', placeholder: true },
	register: { url: 'https://app.nono.example/register', placeholder: true },
	meeting: { url: 'https://termin.nono.example/demo', placeholder: true },
	instagram: { url: 'https://instagram.nono.example/', placeholder: true },
	linkedin: { url: 'https://linkedin.nono.example/', placeholder: true },
} as const satisfies Record<string, string | Address>;

/** The mark, a ticket punched at both sides, as a path in a square of 100 units. */
export const LOGO_MARK =
	'M18 8h64a14 14 0 0 1 14 14v11a17 17 0 0 0 0 34v11a14 14 0 0 1-14 14H18A14 14 0 0 1 4 78V67a17 17 0 0 0 0-34V22A14 14 0 0 1 18 8Z';
