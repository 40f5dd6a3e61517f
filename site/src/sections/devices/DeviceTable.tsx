import { textOf } from '../../i18n/i18n';
import type { DeviceClassText, DeviceField } from '../../i18n/shapes';
import css from './DeviceComparison.module.css';
import { deviceFields, firstDifferent, PHONE_SLOTS, SLOTS } from './likeness';

/** Said outright: Safari drops the roles of table elements that CSS lays out as a grid. */
const table = { role: 'table' };
const group = { role: 'rowgroup' };
const row = { role: 'row' };
const cell = { role: 'cell' };
const columnHeader = { role: 'columnheader', scope: 'col' };
const rowHeader = { role: 'rowheader', scope: 'row' };

/** How many columns must show before a row differs: on a phone, on a wide screen, without scripts, or never. */
function likeness(classes: readonly DeviceClassText[], name: DeviceField): string | undefined {
	const different = firstDifferent(classes, name);
	if (different < 0) return css.same;
	if (different < PHONE_SLOTS) return undefined;
	return different < SLOTS ? css.samePhone : `${css.samePhone} ${css.sameShown}`;
}

/**
 * The table itself: a column a class, the picked ones first, a row a field. Rows that differ are set stronger and
 * carry a mark.
 */
export function DeviceTable({ classes }: { classes: readonly DeviceClassText[] }) {
	const t = textOf('devices/fields');
	const cells = (value: (entry: DeviceClassText) => string) =>
		classes.map((entry) => (
			<td key={entry.id} {...cell} data-name={entry.name}>
				{value(entry)}
			</td>
		));
	return (
		<table {...table} className={css.table}>
			<caption>
				{t.caption} <span className={css.mark} />
				{t.legend}
			</caption>
			<thead {...group}>
				<tr {...row}>
					<td {...cell} />
					{classes.map(({ id, name }) => (
						<th key={id} {...columnHeader}>
							{name}
						</th>
					))}
				</tr>
			</thead>
			<tbody {...group}>
				<tr {...row} className={css.fits}>
					<th {...rowHeader}>
						<span className="sr-only">{t.fits}</span>
					</th>
					{cells(({ fits }) => fits)}
				</tr>
				{deviceFields.map((name) => (
					<tr key={name} {...row} className={likeness(classes, name)}>
						<th {...rowHeader}>
							<span className={css.mark}>
								<span className="sr-only">{`${t.differs} `}</span>
							</span>
							{t.fields[name]}
						</th>
						{cells(({ fields }) => fields[name])}
					</tr>
				))}
			</tbody>
		</table>
	);
}
