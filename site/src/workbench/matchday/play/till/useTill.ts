import { useState } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import type { Item } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { euros } from '../../../written';
import { after, type Impossible } from '../../evening';
import type { Act, Event, Pieces } from '../../events';
import { priceText } from '../../money';
import { nameOf } from '../../names';
import { entriesOf, priceOf, type Receipt } from '../../state';
import type { Play } from '../usePlay';
import { type Draft, piecesToRingUp, pressed, takenBack } from './draft';

/** What a guest put down: as it stands in the field, and the notes that were tapped for it. */
interface Given {
	readonly text: string;
	readonly notes: { readonly [worth: number]: number };
}

const NOTHING_GIVEN: Given = { text: '', notes: {} };

/** The till's own state: what is not paid yet, and what was printed last. */
export interface TillState {
	readonly draft: Draft;
	readonly pieces: Pieces;
	readonly total: number;
	readonly given: Given;
	/** Cents in the field; undefined for what says none. */
	readonly cents: number | undefined;
	/** Somebody wanted the drawer open with too little in it. */
	readonly isAsked: boolean;
	/** The receipt that was printed last, until the next key. */
	readonly printed: Receipt | undefined;
	/** The receipt that a reversal would print which somebody is choosing. */
	readonly planned: Receipt | undefined;
	readonly plan: (reversal: Act | undefined) => void;
	readonly fault: string | undefined;
	/** For screen readers: what was rung up, the change, what is missing. */
	readonly said: { readonly text: string; readonly turn: number };
	readonly press: (item: Item, pieces: number) => void;
	readonly take: (index: number) => void;
	readonly type: (text: string) => void;
	readonly tapNote: (worth: number) => void;
	readonly payExactly: () => void;
	readonly pay: (payment: 'cash' | 'card') => void;
	/** Prints a receipt with a minus, of so many cents. True when it could be. */
	readonly reverse: (act: Act, refund: number) => boolean;
	/** Puts the last receipt away. */
	readonly turn: () => void;
}

/** Everything that changes at a till. */
export function useTill({ evening, names, now, act, rungUp = {} }: Play): TillState {
	const t = translator('tools/matchday/till');
	const { impossible } = textOf('tools/matchday');
	const [draft, setDraft] = useState<Draft>(() => entriesOf(rungUp).map(([item, pieces]) => ({ item, pieces })));
	const [given, setGiven] = useState(NOTHING_GIVEN);
	const [isAsked, setAsked] = useState(false);
	const [number, setNumber] = useState<number>();
	const [reversal, plan] = useState<Act>();
	const planned = reversal && after(evening, { ...reversal, at: now } as Event);
	const [fault, setFault] = useState<string>();
	const [said, setSaid] = useState({ text: '', turn: 0 });
	const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }));
	const pieces = piecesToRingUp(draft);
	const total = priceOf(evening, pieces);
	const read = (text: string) => (text.trim() === '' ? 0 : euros.read(text));
	const cents = read(given.text);

	const turn = () => {
		setNumber(undefined);
		setFault(undefined);
		setAsked(false);
	};
	const press = (item: Item, count: number) => {
		turn();
		const next = pressed(draft, item, count);
		const [wanted, sum] = [piecesToRingUp(next), priceOf(evening, piecesToRingUp(next))];
		// Asked before it is paid: whatever the books would refuse, no key prints.
		const given = Math.max(0, sum);
		const outcome = after(evening, { kind: 'rungUp', at: now, pieces: wanted, payment: 'cash', given });
		if (typeof outcome === 'string') return setFault(impossible[outcome]);
		setDraft(next);
		const all = wanted[item] ?? 0;
		const amount = priceText(all * evening.prices[item]);
		say(t('said.rungUp', { pieces: all, item: nameOf(item, names, words), amount }));
	};
	const take = (index: number) => {
		turn();
		const line = draft[index];
		const next = takenBack(draft, index);
		setDraft(next);
		if (line === undefined) return;
		const amount = priceText(priceOf(evening, piecesToRingUp(next)));
		say(t('said.taken', { pieces: line.pieces, item: nameOf(line.item, names, words), amount }));
	};
	const put = (next: Given) => {
		turn();
		setGiven(next);
		const down = read(next.text);
		if (down === undefined || next.text === '' || draft.length === 0) return;
		say(
			down < total
				? t('pay.missing', { amount: priceText(total - down) })
				: t('said.change', { amount: priceText(down - total) }),
		);
	};
	const tapNote = (worth: number) =>
		put({
			text: euros.write(Math.max(0, cents ?? 0) + worth * 100),
			notes: { ...given.notes, [worth]: (given.notes[worth] ?? 0) + 1 },
		});
	const refuse = (why: Impossible) => setFault(why === 'short' ? undefined : impossible[why]);
	const pay = (payment: 'cash' | 'card') => {
		// A receipt is paid once, however often somebody presses.
		if (number !== undefined) return;
		turn();
		const isPayout = total < 0;
		if (payment === 'cash' && cents === undefined && !isPayout) return say(t('pay.unread'));
		const down = payment === 'card' ? total : isPayout ? 0 : (cents ?? 0);
		const why = act({ kind: 'rungUp', pieces, payment, given: down });
		if (why !== undefined) {
			if (why === 'short') say(t('pay.missing', { amount: priceText(total - down) }));
			setAsked(why === 'short');
			return refuse(why);
		}
		setNumber(evening.receipts.length + 1);
		setDraft([]);
		setGiven(NOTHING_GIVEN);
		if (payment === 'card') say(t('pay.paidByCard'));
		else if (isPayout) say(t('said.back', { amount: priceText(-total) }));
		else say(down === total ? t('said.exact') : t('said.change', { amount: priceText(down - total) }));
	};
	const reverse = (reversal: Act, refund: number) => {
		turn();
		const why = act(reversal);
		if (why !== undefined) {
			refuse(why);
			return false;
		}
		setNumber(evening.receipts.length + 1);
		say(t('said.back', { amount: priceText(refund) }));
		return true;
	};
	return {
		...{ draft, pieces, total, given, cents, isAsked, fault, said, press, take, tapNote, pay, reverse, turn },
		plan: (next) => {
			// The last receipt goes for the next one.
			if (next) turn();
			plan(next);
		},
		planned: typeof planned === 'object' ? planned.receipts[evening.receipts.length] : undefined,
		printed: number === undefined ? undefined : evening.receipts[number - 1],
		type: (text) => put({ text, notes: {} }),
		payExactly: () => put({ text: euros.write(total), notes: {} }),
	};
}
