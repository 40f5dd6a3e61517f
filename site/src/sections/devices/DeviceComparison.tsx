import { useState } from 'react';
import { translator } from '../../i18n/i18n';
import type { DeviceClassText, DeviceGroupText } from '../../i18n/shapes';
import { DeviceChoice } from './DeviceChoice';
import css from './DeviceComparison.module.css';
import { DeviceTable } from './DeviceTable';
import { SLOTS } from './likeness';

/** The list with the entry of that id in the given place; what stood there goes where the entry came from. */
function swapped(order: readonly DeviceClassText[], slot: number, id: string): readonly DeviceClassText[] {
	const from = order.findIndex((entry) => entry.id === id);
	const wanted = order[from];
	const present = order[slot];
	if (wanted === undefined || present === undefined || from === slot) return order;
	return order.map((entry, index) => (index === slot ? wanted : index === from ? present : entry));
}

/**
 * Device classes side by side, one dropdown a column. The HTML holds every class: without scripts all of them show,
 * with scripts CSS shows the picked ones from the first paint on, so that nothing moves when React comes.
 */
export function DeviceComparison({ text, select, classes }: DeviceGroupText['comparison']) {
	const t = translator('devices/fields');
	const [order, setOrder] = useState(classes);
	return (
		<>
			<p className={css.intro}>{text}</p>
			<fieldset className={`no-print scripted ${css.slots}`}>
				<legend className="sr-only">{t('pick')}</legend>
				<p aria-hidden="true">{t('pick')}</p>
				{Array.from({ length: SLOTS }, (_, slot) => (
					<DeviceChoice
						// biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
						key={slot}
						title={t('slot', { number: slot + 1 })}
						select={select}
						classes={classes}
						chosen={order[slot]}
						onChoose={(chosen) => setOrder((present) => swapped(present, slot, chosen))}
					/>
				))}
			</fieldset>
			<DeviceTable classes={order} />
		</>
	);
}
