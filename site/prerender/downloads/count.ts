import texts from '../../../locales/de/papers/count.json' with { type: 'json' };
import { beginForm, FIELD_HEIGHT, type Form, field } from './form.ts';
import { INK, Sheet } from './sheet.ts';

/** What euro cash consists of, in cents: the notes that are legal tender, and the coins. */
const NOTES = [50_000, 20_000, 10_000, 5_000, 2_000, 1_000, 500] as const;
const COINS = [200, 100, 50, 20, 10, 5, 2, 1] as const;

/** The form's name, which stands before those of its fields. */
const FORM = 'zaehlprotokoll';

/** Names of the fields that the script reads and writes. */
const countName = (cents: number) => `anzahl_${cents}`;
const worthName = (cents: number) => `betrag_${cents}`;
const RESULTS = ['bestand', 'entnahmen', 'wechselgeld', 'bareinnahmen', 'z_bericht', 'differenz'] as const;

/** The lines of the result that are figured out, by their place in `RESULTS`. */
const FIGURED: readonly string[] = ['bestand', 'bareinnahmen', 'differenz'];

/**
 * Adds up while the sheet is filled in, in programs that run scripts; in others the sums are written like the rest. Written in
 * the JavaScript of 2009, and reads amounts as German speakers write them. What it can't read is named once it is left, and what
 * that is part of stays empty. Some readers make a number of a value by themselves, so that `1.000` would be one: they are asked
 * for the text.
 */
const SCRIPT = `
var SORTEN = [${[...NOTES, ...COINS].join(', ')}];
function feld(name) {
	return this.getField('${FORM}.' + name);
}
function lies(name) {
	var text = String(feld(name).valueAsString).replace(/^[\\s\\u00A0]+|[\\s\\u00A0\\u20AC]+$/g, '');
	if (text === '') return 0;
	var teile = /^([-\\u2212\\u2013]?)([1-9]\\d{0,2}(?:\\.\\d{3})+|\\d+)(?:[,.](\\d{1,2}))?$/.exec(text);
	if (!teile || teile[1] && name !== 'z_bericht') return null;
	var cent = 100 * teile[2].replace(/\\./g, '') + Number(((teile[3] || '') + '00').slice(0, 2));
	if (name.indexOf('anzahl_') === 0) return cent % 100 ? null : cent / 100;
	return teile[1] ? -cent : cent;
}
function schreibe(name, cent) {
	if (cent === null) {
		feld(name).value = '';
		return;
	}
	var betrag = Math.abs(cent);
	var euro = String(Math.floor(betrag / 100)).replace(/(.)(?=(...)+$)/g, '$1.');
	feld(name).value = (cent < 0 ? '-' : '') + euro + ',' + ('0' + (betrag % 100)).slice(-2);
}
function plus(eins, zwei) {
	return eins === null || zwei === null ? null : eins + zwei;
}
function minus(eins, zwei) {
	return eins === null || zwei === null ? null : eins - zwei;
}
function zusammenzaehlen(name) {
	if (lies(name) === null) app.alert(feld(name).userName + ': ' + ${JSON.stringify(texts.unreadable)});
	var bestand = 0;
	for (var i = 0; i < SORTEN.length; i++) {
		var anzahl = lies('anzahl_' + SORTEN[i]);
		var betrag = anzahl === null ? null : anzahl * SORTEN[i];
		bestand = plus(bestand, betrag);
		schreibe('betrag_' + SORTEN[i], betrag || null);
	}
	var bar = minus(plus(bestand, lies('entnahmen')), lies('wechselgeld'));
	schreibe('bestand', bestand);
	schreibe('bareinnahmen', bar);
	schreibe('differenz', minus(bar, lies('z_bericht')));
}
`;

const onLeave = (name: string) => `zusammenzaehlen('${name}');`;

/** The counting protocol of a till: what is in it, coin by coin, and how far that is from its closing. */
export async function countPdf(): Promise<Uint8Array> {
	const sheet = await Sheet.begin(texts.head);
	const form = beginForm(sheet, FORM, SCRIPT);
	head(form);
	cash(form);
	result(form);
	remarks(form);
	return sheet.end();
}

/** What was counted, when and by whom. */
function head(form: Form): void {
	const { sheet } = form;
	const half = (sheet.width - 24) / 2;
	for (const [at, { id: name, label }] of texts.fields.entries()) {
		// The last one takes two names.
		const isWide = at === texts.fields.length - 1;
		const column = isWide ? 0 : at % 2;
		const x = sheet.left + column * (half + 24);
		const width = (isWide ? sheet.width : half) - 84;
		sheet.put('P', label, { voice: 'label', size: 8.5, ink: INK.soft }, x, sheet.y + 5, 84);
		field(form, { name, label, x: x + 84, y: sheet.y, width });
		if (isWide || column === 1 || at === texts.fields.length - 2) sheet.y += FIELD_HEIGHT + 7;
	}
}

/** Notes on the left, coins on the right. */
function cash(form: Form): void {
	const { sheet } = form;
	const width = (sheet.width - 24) / 2;
	sheet.y += 4;
	const top = sheet.y;
	const ends = [NOTES, COINS].map((kinds, at) => {
		sheet.y = top;
		column(form, texts.cash[at] ?? '', kinds, sheet.left + at * (width + 24), width);
		return sheet.y;
	});
	sheet.y = Math.max(...ends) + 6;
}

function column(form: Form, title: string, kinds: readonly number[], x: number, width: number): void {
	const { sheet } = form;
	const count = { x: x + 62, width: 60 };
	const worth = { x: x + 134, width: width - 134 };
	sheet.write('H2', title, { voice: 'headline', size: 13.5 }, x, width);
	sheet.y += 2;
	const label = { voice: 'label', size: 8, ink: INK.soft, align: 'right' } as const;
	sheet.put('P', texts.count, label, count.x, sheet.y, count.width);
	sheet.put('P', texts.worth, label, worth.x, sheet.y, worth.width);
	sheet.y += 13;
	for (const cents of kinds) {
		const kind = cents < 100 ? `${cents}\u00a0Cent` : `${cents / 100}\u00a0€`;
		sheet.put('P', kind, { voice: 'strong', size: 10 }, x, sheet.y + 4, 60);
		const place = { y: sheet.y, align: 'right' } as const;
		field(form, {
			...place,
			...count,
			name: countName(cents),
			label: `${texts.count}: ${kind}`,
			onLeave: onLeave(countName(cents)),
		});
		field(form, { ...place, ...worth, name: worthName(cents), label: `${texts.worth}: ${kind}` });
		sheet.y += FIELD_HEIGHT + 4;
	}
}

function result(form: Form): void {
	const { sheet } = form;
	const worth = { x: sheet.left + sheet.width - 130, width: 130 };
	sheet.heading(texts.result.title, 200);
	for (const [at, name] of RESULTS.entries()) {
		const words = texts.result.rows[at] ?? '';
		const isFigured = FIGURED.includes(name);
		sheet.put('P', words, { voice: isFigured ? 'strong' : 'text' }, sheet.left, sheet.y + 4, sheet.width - 150);
		const script = isFigured ? {} : { onLeave: onLeave(name) };
		field(form, { ...worth, name, label: words, y: sheet.y, align: 'right', ...script });
		sheet.y += FIELD_HEIGHT + 4;
	}
}

/** Words about a difference, and who signs. */
function remarks(form: Form): void {
	const { sheet } = form;
	sheet.y += 4;
	sheet.put('P', texts.remarks, { voice: 'label', size: 8.5, ink: INK.soft }, sheet.left, sheet.y, sheet.width);
	const place = { x: sheet.left, y: sheet.y + 13, width: sheet.width, height: 34, multiline: true };
	field(form, { ...place, name: 'bemerkung', label: texts.remarks });
	sheet.y += 13 + 34 + 30;
	const width = (sheet.width - 24) / 2;
	for (const [at, words] of texts.signatures.entries()) {
		const x = sheet.left + at * (width + 24);
		sheet.rule(sheet.y, INK.soft, 0.8, x, width);
		sheet.put('P', words, { voice: 'label', size: 8, ink: INK.soft }, x, sheet.y + 4, width);
	}
	sheet.y += 20;
	sheet.paragraph(texts.note, { size: 8 });
}
