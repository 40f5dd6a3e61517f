import { qrTexts } from '../../content/qr';
import { ORIGIN } from '../../content/stage';
import { textOf, translator } from '../../i18n/i18n';
import type { TermText } from '../../i18n/shapes';
import { formatDecimal, formatEuro } from '../../money/amounts';
import { timeOfDay } from '../written';
import { TEXT_CONTRAST } from './contrast';
import { partsOf } from './day';
import { type CardsInput, groundOf } from './model';
import { rolls, seasonPass, ticket } from './sizes';

/** A contrast, rounded down: 4.499 is not 4.5. */
export function ratio(contrast: number): string {
	return translator('tools/cards')('colour.ratio', { ratio: formatDecimal(Math.floor(contrast * 100) / 100, 2) });
}

/** The day in words: 'Samstag, 4. September 2027'. */
export function longDate(day: number): string {
	const { weekdays, months } = textOf('tools/cards');
	const { date, month, year, weekday } = partsOf(day);
	const names = { weekday: weekdays[weekday], month: months[month] };
	return translator('tools/cards')('date', { ...names, date, year });
}

/** What became of the colour, in a sentence. */
export function colourSentence(input: CardsInput): string {
	const t = translator('tools/cards');
	const { lightnessShift } = groundOf(input);
	const change = lightnessShift === 0 ? 'kept' : lightnessShift < 0 ? 'darker' : 'lighter';
	return t(`colour.${change}`);
}

/** The printed pieces in sentences, for screen readers and for a message. */
export function cardsOutcome(input: CardsInput): string {
	const t = translator('tools/cards');
	return t('outcome', {
		...input,
		date: longDate(input.day),
		entry: timeOfDay.write(input.entryMinute),
		start: timeOfDay.write(input.startMinute),
		adult: formatEuro(input.adultCents),
		reduced: formatEuro(input.reducedCents),
		child: formatEuro(input.childCents),
		pass: formatEuro(input.passCents),
		printed: groundOf(input).printed,
		colour: colourSentence(input),
	});
}

/** Where sizes and contrast come from, and what stays on the visitor's device. */
export function cardsSources(): readonly TermText[] {
	const t = translator('tools/cards');
	const values = {
		passWidth: formatDecimal(seasonPass.width, 2),
		passHeight: formatDecimal(seasonPass.height, 2),
		ticketWidth: ticket.width,
		ticketHeight: ticket.height,
		narrow: rolls.narrow.printable,
		wide: rolls.wide.printable,
		contrast: formatDecimal(TEXT_CONTRAST, 1),
		text: qrTexts(ORIGIN).sample,
	};
	return (['pass', 'ticket', 'receipts', 'colour', 'code', 'files'] as const).map((name) => ({
		term: t(`sources.${name}.term`),
		text: t(`sources.${name}.text`, values),
	}));
}
