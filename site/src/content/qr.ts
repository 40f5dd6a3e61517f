import { brand } from './brand.ts';

/** What the drawn QR codes say when somebody scans them: this site's home page. Short, so that the modules are large. */
export const qrTexts = {
	ticket: `${brand.origin.url}/`,
	pass: `${brand.origin.url}/`,
	receipt: `${brand.origin.url}/`,
	sample: `MUSTER ${brand.origin.url}/`,
} as const;

export type QrName = keyof typeof qrTexts;
