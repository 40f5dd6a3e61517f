/** The mark, a ticket punched at both sides, as a path in a square of 100 units. */
export const LOGO_MARK =
	'M18 8h64a14 14 0 0 1 14 14v11a17 17 0 0 0 0 34v11a14 14 0 0 1-14 14H18A14 14 0 0 1 4 78V67a17 17 0 0 0 0-34V22A14 14 0 0 1 18 8Z';
