import { translator } from '../i18n/i18n';
import { formatWhole } from '../money/amounts';

/** What the tools count; keys of `tools.counted` in `locales/de/common.json`. */
type Noun = 'guests' | 'guestsEach' | 'events' | 'onlineTickets' | 'questions' | 'steps';

/** A number with its noun, in the singular where there is one of it: `1 Gast`, `1.200 Gäste`. */
export function counted(noun: Noun, count: number): string {
	return translator('common')(`tools.counted.${noun}`, { count, number: formatWhole(count) });
}

/** Things in a sentence: `Bargeld, Kartenzahlung und Bericht`. */
export function listed(things: readonly string[]): string {
	const last = things.slice(-1).join();
	return things.length > 1 ? `${things.slice(0, -1).join(', ')} ${translator('common')('tools.and')} ${last}` : last;
}
