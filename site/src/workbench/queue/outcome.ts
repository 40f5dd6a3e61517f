import { translator } from '../../i18n/i18n';
import type { TermText } from '../../i18n/shapes';
import { formatWhole } from '../../money/amounts';
import { below, span, tenths } from '../written';
import { type QueueEvening, standing } from './evening';
import { sentenceOf } from './fields';
import { leastCounters, type Queue, queueExample } from './model';
import { paymentSource } from './payment-times';

/** The result in one line. */
export function queueHeadline(evening: QueueEvening): string {
	const t = translator('tools/queue');
	const { state, waitSeconds } = evening.queue;
	if (state === 'atTheLimit') return t('headline.atTheLimit');
	if (state === 'quiet') return t('headline.quiet', { count: Math.max(1, Math.ceil(waitSeconds / 60)) });
	const count = standing(evening);
	return t('headline.overloaded', { count, persons: formatWhole(count) });
}

/** How long people wait, about; where the counters keep up, what nine of ten stay below. */
export function waitOf({ state, waitSeconds }: Queue): string {
	const t = translator('tools/queue');
	const { count, unit, about } = (state === 'quiet' ? below : span)(waitSeconds);
	return t(`span.${about}`, { time: t(`span.${unit}`, { count, number: formatWhole(count) }) });
}

/** The result in sentences, for screen readers. */
export function queueOutcome(evening: QueueEvening): string {
	const t = translator('tools/queue');
	const { state } = evening.queue;
	const wait = `${t(`board.wait.${state}`)}: ${waitOf(evening.queue)}.`;
	return `${queueHeadline(evening)}. ${wait} ${t('board.least', { count: leastCounters(evening.input) })}`;
}

/** Input and result, for a message to sales. */
export function queueMessage(evening: QueueEvening, link: string): string {
	const t = translator('tools/queue');
	return t('message', { sentence: sentenceOf(evening.input), outcome: queueOutcome(evening), link });
}

/** The model in two sentences, and where each number comes from. */
export function queueSources(): readonly TermText[] {
	const t = translator('tools/queue');
	const { publisher, institute, payments, published } = paymentSource;
	const values = {
		publisher,
		institute,
		payments: formatWhole(payments),
		year: published.slice(0, 4),
		scan: tenths.write(queueExample.scanTenths),
		rush: queueExample.rushPercent,
		handling: tenths.write(queueExample.handlingTenths),
	};
	return (['model', 'payment', 'scan', 'rest'] as const).map((name) => ({
		term: t(`sources.${name}.term`),
		text: t(`sources.${name}.text`, values),
	}));
}
