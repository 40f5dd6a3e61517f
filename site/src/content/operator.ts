import { brand } from './brand.ts';
import { ANALYTICS_ORIGIN, LEAD_RECIPIENT } from './stage.ts';

/**
 * A detail of the company behind the site. Placeholders wait for the customer's answer: pages mark them, and a build for
 * production refuses them (`prerender/sources/placeholders.ts`).
 */
export interface Detail {
	readonly value: string;
	readonly placeholder: boolean;
}

/** Details in legal pages, by the names that their texts use in double braces. */
export const operator = {
	companyName: { value: '[Firmenname]', placeholder: true },
	/** E.g. 'GmbH' or 'UG (haftungsbeschränkt)', written out. */
	legalForm: { value: '[Rechtsform]', placeholder: true },
	/** With the house number; no post box (§ 5 DDG asks for an address where papers can be served). */
	street: { value: '[Straße und Hausnummer]', placeholder: true },
	postalCode: { value: '[PLZ]', placeholder: true },
	city: { value: '[Ort]', placeholder: true },
	country: { value: '[Land]', placeholder: true },
	/** Everyone with power of representation, first and last name. */
	representative: { value: '[Vertretungsberechtigte Person]', placeholder: true },
	email: { value: '[E-Mail-Adresse]', placeholder: true },
	/** International spelling, e.g. '+49 721 …'. */
	phone: { value: '[Telefonnummer]', placeholder: true },
	registerCourt: { value: '[Registergericht]', placeholder: true },
	registerNumber: { value: '[Registernummer]', placeholder: true },
	vatId: { value: '[USt-IdNr.]', placeholder: true },
	/** A natural person who lives in Germany (§ 18 Abs. 2 MStV). */
	editor: { value: '[Redaktionell verantwortliche Person]', placeholder: true },
	/** The data protection authority of the federal state where the company sits. */
	supervisoryAuthority: { value: '[Datenschutzaufsicht des Bundeslands]', placeholder: true },
	/** Name and address, or 'niemand, wir müssen nach § 38 BDSG keine Person benennen' (Art. 13 Abs. 1 Buchst. b DSGVO). */
	dataProtectionOfficer: { value: '[Person, oder dass es keine gibt]', placeholder: true },
	/** Who supervises a business that needs a licence, such as one that moves money (ZAG), or 'keine, unser Angebot ist erlaubnisfrei'. */
	licensingAuthority: { value: '[Behörde, oder dass es keine gibt]', placeholder: true },
	// Of the stage. Where they are empty, what names them is left out.
	analyticsHost: { value: ANALYTICS_ORIGIN && new URL(ANALYTICS_ORIGIN).host, placeholder: false },
	leadRecipient: { value: LEAD_RECIPIENT, placeholder: false },
	meetingHost: { value: new URL(brand.meeting.url).host, placeholder: brand.meeting.placeholder },
} as const satisfies Record<string, Detail>;

export type OperatorDetail = keyof typeof operator;

/** False for a sentence about a detail that does not exist. */
export function applies(sentence: string): boolean {
	const named = Array.from(sentence.matchAll(/\{\{(\w+)\}\}/g), ([, name = '']) => name);
	return named.every((name) => !isOperatorDetail(name) || operator[name].value !== '');
}

/** True for the name of a detail. */
export function isOperatorDetail(name: string): name is OperatorDetail {
	return Object.keys(operator).includes(name);
}
