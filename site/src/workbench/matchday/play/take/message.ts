import words from '../../../../../../locales/de/papers/match-day.json';
import { textOf, translator } from '../../../../i18n/i18n';
import { ADDRESS_MAX } from '../../address';
import { priceText } from '../../money';
import { titleOf } from '../closing/words';
import type { ReportFigures } from './figures';

/** The evening in a few lines, for the contact form.
 * @param address of the evening; left out where mail programs would break it */
export function eveningMessage({ guests, gross, payments, difference }: ReportFigures, address: string): string {
	const t = translator('tools/matchday/take');
	const till = difference === undefined ? textOf('tools/matchday/take').message.uncounted : titleOf(difference);
	return [
		t('message.first'),
		t('message.guests', guests),
		t('message.gross', {
			gross: priceText(gross),
			payments: payments.map((row) => `${words.payments[row.payment]} ${priceText(row.gross)}`).join(', '),
		}),
		`– ${till}`,
		...(address.length > ADDRESS_MAX ? [] : ['', address]),
	].join('\n');
}
