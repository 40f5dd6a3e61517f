import words from '../../../../../../locales/de/papers/match-day.json';
import { GROUPS, type Group, ITEMS, type Item, items } from '../../../../bookkeeping/goods';
import { translator } from '../../../../i18n/i18n';
import { priceText } from '../../money';
import { nameOf } from '../../names';
import { leftOf } from '../../state';
import type { StationProps } from '../usePlay';
import css from './Till.module.css';
import type { TillState } from './useTill';

/** What sells most stands first. */
const ORDER: readonly Group[] = ['drinks', 'deposit', 'food', 'tickets'];

const nameOfGroup = (group: Group) => (group === 'tickets' ? words.places.gate : words.groups[group]);

interface Props extends StationProps {
	readonly till: TillState;
}

/** The till's keys, by what they count as and with its tax rate. */
export function Keys({ play, till }: Props) {
	const t = translator('tools/matchday/till');
	return (
		<>
			{ORDER.map((group) => (
				<fieldset key={group} className={css.group} data-group={group}>
					<legend>
						<span>{t('keys.group', { name: nameOfGroup(group), rate: GROUPS[group].rate })}</span>
					</legend>
					{items
						.filter((item) => ITEMS[item].group === group)
						.map((item) => (
							<TillKey key={item} item={item} play={play} till={till} />
						))}
				</fieldset>
			))}
		</>
	);
}

interface KeyProps extends StationProps {
	readonly item: Item;
	readonly till: TillState;
}

/** A key with a lip. One whose stock is out stays, and says so when it is pressed. */
function TillKey({ item, play, till }: KeyProps) {
	const t = translator('tools/matchday/till');
	const chosen = till.pieces[item] ?? 0;
	const left = leftOf(play.evening, item) - chosen;
	const isOut = left <= 0;
	return (
		<button
			type="button"
			className={(isOut || ITEMS[item].group === 'deposit') && chosen === 0 ? css.key : `paper ${css.key}`}
			aria-disabled={isOut || undefined}
			data-chosen={chosen > 0 || undefined}
			data-out={isOut || undefined}
			onClick={() => till.press(item)}
		>
			<b>{nameOf(item, play.names, words)}</b>{' '}
			<strong className="headline">{priceText(play.evening.prices[item])}</strong>{' '}
			{Number.isFinite(left) && <span>{isOut ? t('keys.out') : t('keys.left', { count: left })}</span>}
			{chosen > 0 && (
				<>
					{' '}
					<i>
						<span className="sr-only">{t('keys.chosen', { count: chosen })}</span>
						<span aria-hidden="true">{chosen}</span>
					</i>
				</>
			)}
		</button>
	);
}
