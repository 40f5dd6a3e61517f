/** Who supports us. */
export interface Supporter {
	readonly name: string;
	/** Address of an SVG file, as an import of it gives it; until there is one, the name is set in type. */
	readonly logo?: string;
}

/** Supporters of the carousel, in the customer's order. They are no customers. */
export const supporters: readonly Supporter[] = [
	{ name: 'Arise' },
	{ name: 'BadenCampus' },
	{ name: 'byrd' },
	{ name: 'cyberforum' },
	{ name: 'exist' },
	{ name: 'KIT Gründerschmiede' },
	{ name: 'NXTGN' },
	{ name: 'PionierGarage' },
	{ name: 'StartupBW' },
	{ name: 'Thinc' },
	{ name: '[X]Lab' },
];
