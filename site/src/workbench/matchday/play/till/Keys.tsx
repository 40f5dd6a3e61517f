import words from '../../../../../../locales/de/papers/match-day.json';
import { GROUPS, type Group, ITEMS, items } from '../../../../bookkeeping/goods';
import { translator } from '../../../../i18n/i18n';
import type { StationProps } from '../usePlay';
import css from './Keys.module.css';
import { TillKey } from './TillKey';
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
