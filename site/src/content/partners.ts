/** Supporters of the carousel, in the specification's order. They are no customers. */
export const supporters = [
	'Arise',
	'BadenCampus',
	'byrd',
	'cyberforum',
	'exist',
	'KIT Gründerschmiede',
	'NXTGN',
	'PionierGarage',
	'StartupBW',
	'Thinc',
	'[X]Lab',
] as const;
