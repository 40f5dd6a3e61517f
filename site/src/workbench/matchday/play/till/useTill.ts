import { useState } from 'react';
import words from '../../../../../../locales/de/papers/match-day.json';
import type { Item } from '../../../../bookkeeping/goods';
import { textOf, translator } from '../../../../i18n/i18n';
import { euros } from '../../../written';
import { after, type Impossible } from '../../evening';
import type { Act, Event, Pieces } from '../../events';
import { priceText } from '../../money';
import { nameOf } from '../../names';
import { priceOf, type Receipt } from '../../state';
import type { Play } from '../usePlay';

/** The till's own state: what is not paid yet, and what was printed last. */
export interface TillState {
	/** In the order in which their keys were pressed. */
	readonly pieces: Pieces;
	readonly isEmpty: boolean;
	readonly total: number;
	/** What a guest put down, as it stands in the field. */
	readonly given: string;
	/** Cents in the field; undefined for what says none. */
	readonly cents: number | undefined;
	/** Somebody wanted the drawer open with too little in it. */
	readonly isAsked: boolean;
	/** The receipt that was printed last, until the next key. */
	readonly printed: Receipt | undefined;
	readonly fault: string | undefined;
	/** For screen readers: what was rung up, the change, what is missing. */
	readonly said: { readonly text: string; readonly turn: number };
	readonly press: (item: Item) => void;
	/** Takes an item off the receipt. */
	readonly take: (item: Item) => void;
	readonly type: (text: string) => void;
	readonly tapNote: (worth: number) => void;
	readonly payExactly: () => void;
	readonly pay: (payment: 'cash' | 'card') => void;
	/** Prints a receipt with a minus. True when it could be. */
	readonly reverse: (act: Act) => boolean;
	/** Puts the last receipt away. */
	readonly turn: () => void;
}

/** Everything that changes at a till. */
export function useTill({ evening, names, now, act, rungUp = {} }: Play): TillState {
	const t = translator('tools/matchday/till');
	const { impossible } = textOf('tools/matchday');
	const [pieces, setPieces] = useState<Pieces>(rungUp);
	const [given, setGiven] = useState('');
	const [isAsked, setAsked] = useState(false);
	const [number, setNumber] = useState<number>();
	const [fault, setFault] = useState<string>();
	const [said, setSaid] = useState({ text: '', turn: 0 });
	const say = (text: string) => setSaid(({ turn }) => ({ text, turn: turn + 1 }));
	const isEmpty = Object.keys(pieces).length === 0;
	const total = priceOf(evening, pieces);
	const read = (text: string) => (text.trim() === '' ? 0 : euros.read(text));
	const cents = read(given);

	const turn = () => {
		setNumber(undefined);
		setFault(undefined);
		setAsked(false);
	};
	const press = (item: Item) => {
		turn();
		const all = (pieces[item] ?? 0) + 1;
		const next = { ...pieces, [item]: all };
		// Asked before it is paid: whatever the books would refuse, no key prints.
		const given = Math.max(0, priceOf(evening, next));
		const outcome = after(evening, { kind: 'rungUp', at: now, pieces: next, payment: 'cash', given });
		if (typeof outcome === 'string') return setFault(impossible[outcome]);
		setPieces(next);
		const amount = priceText(all * evening.prices[item]);
		say(t('said.rungUp', { pieces: all, item: nameOf(item, names, words), amount }));
	};
	const take = (item: Item) => {
		turn();
		const { [item]: taken, ...next } = pieces;
		setPieces(next);
		const amount = priceText(priceOf(evening, next));
		say(t('said.taken', { pieces: taken, item: nameOf(item, names, words), amount }));
	};
	const type = (text: string) => {
		turn();
		setGiven(text);
		const down = read(text);
		if (down === undefined || text === '' || isEmpty) return;
		say(
			down < total
				? t('pay.missing', { amount: priceText(total - down) })
				: t('said.change', { amount: priceText(down - total) }),
		);
	};
	const tapNote = (worth: number) => type(euros.write(Math.max(0, cents ?? 0) + worth * 100));
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
		setPieces({});
		setGiven('');
		if (payment === 'card') say(t('pay.paidByCard'));
		else if (isPayout) say(t('said.back', { amount: priceText(-total) }));
		else say(down === total ? t('said.exact') : t('said.change', { amount: priceText(down - total) }));
	};
	const reverse = (reversal: Act) => {
		turn();
		const next = after(evening, { ...reversal, at: now } as Event);
		const why = act(reversal);
		if (why !== undefined) {
			refuse(why);
			return false;
		}
		setNumber(evening.receipts.length + 1);
		const back = typeof next === 'string' ? 0 : -(next.receipts[evening.receipts.length]?.total ?? 0);
		say(t('said.back', { amount: priceText(back) }));
		return true;
	};
	return {
		...{ pieces, isEmpty, total, given, cents, isAsked, fault, said, press, take, type, tapNote, pay, reverse, turn },
		printed: number === undefined ? undefined : evening.receipts[number - 1],
		payExactly: () => type(euros.write(total)),
	};
}
