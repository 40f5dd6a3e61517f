/** Words that promise a low amount where the amount itself has to stand. */
const VAGUE =
	'klein|gering(?:fügig)?|niedrig|günstig|minimal|winzig|überschaubar|moderat|bescheiden|fair|schmal|erschwinglich';
const AMOUNT = '\\p{L}*(?:gebühr(?:en)?|kosten|entgelte?|provision(?:en)?|aufpreise?|betrag|beträge|posten)(?!\\p{L})';

const VAGUE_AMOUNTS = [
	// 'eine kleine, feste Gebühr'
	`(?<!\\p{L})(?:${VAGUE})(?:e[mnrs]?)?,? (?:\\p{L}+ )?${AMOUNT}`,
	// 'Gebühr je Transaktion: gering'. Not 'niedriger': what is compared has a figure beside it.
	`${AMOUNT}[^.!?|]{0,60}(?<!\\p{L})(?:${VAGUE})(?!\\p{L})`,
	'(?:ein paar|(?:nur )?wenige) (?:Cent|Euro)(?!\\p{L})',
	// The cell of a table.
	`^(?:${VAGUE}|extra)\\.?$`,
];
const ALL = new RegExp(VAGUE_AMOUNTS.join('|'), 'giu');

/** The places of a text that have an adjective where a figure or 'noch offen' has to stand. */
export function vagueAmountsIn(text: string): string[] {
	return text.replaceAll('\u00ad', '').replaceAll(/\s+/g, ' ').match(ALL) ?? [];
}
