import { useRef, useState } from 'react';
import field from '../../forms/Field.module.css';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { translator } from '../../i18n/i18n';
import type { DeviceClassText, DeviceGroupText } from '../../i18n/shapes';
import { classNames, DeviceChoice } from './DeviceChoice';
import css from './DeviceComparison.module.css';
import { DeviceTable } from './DeviceTable';
import { deviceFields, firstDifferent, PHONE_SLOTS, SLOTS } from './likeness';

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
	const controls = useRef<HTMLFieldSetElement>(null);
	const [order, setOrder] = useState(classes);
	/** CSS hides the rows; this is for the sentence that says so. */
	const [filtered, setFiltered] = useState(false);

	useEarlyInput(controls, () => setFiltered(true));

	const summary = (columns: number) => {
		const shown = order.slice(0, columns);
		const all = deviceFields.length;
		const differing = deviceFields.filter((name) => firstDifferent(shown, name) > 0).length;
		// A screen reader announces what somebody chose.
		const names = order === classes ? '' : `${shown.map(({ id }) => classNames()[id]).join(', ')}: `;
		const hidden = filtered ? `, ${t('hidden', { same: all - differing })}` : '';
		// Each text alone in its element: React finds its way there on a page that was translated, too.
		return (
			<span>
				<span className="sr-only">{names}</span>
				<span>{t('count', { differing, all }) + hidden}</span>
			</span>
		);
	};

	return (
		<>
			<p className={css.intro}>{text}</p>
			<fieldset ref={controls} className={`no-print scripted ${css.slots}`} data-filtered={filtered || undefined}>
				<legend className="sr-only">{t('pick')}</legend>
				<div className={css.options}>
					<label className={field.check}>
						<input type="checkbox" name="differences" onChange={({ target }) => setFiltered(target.checked)} />
						{t('onlyDifferences')}
					</label>
					<p role="status">
						{summary(PHONE_SLOTS)}
						{summary(SLOTS)}
					</p>
				</div>
				{Array.from({ length: SLOTS }, (_, slot) => (
					<DeviceChoice
						// biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place.
						key={slot}
						title={t('slot', { number: slot + 1 })}
						select={select}
						classes={classes}
						chosen={order[slot]}
						onChoose={(chosen) => setOrder(swapped(order, slot, chosen))}
					/>
				))}
			</fieldset>
			<DeviceTable classes={order} />
		</>
	);
}
