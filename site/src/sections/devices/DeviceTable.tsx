import { textOf } from '../../i18n/i18n';
import type { DeviceClassText, DeviceField } from '../../i18n/shapes';
import { classNames } from './DeviceChoice';
import css from './DeviceComparison.module.css';
import { deviceFields, firstDifferent, PHONE_SLOTS, SLOTS } from './likeness';

/** How many columns must show before a row differs: on a phone, on a wide screen, without scripts, or never. */
function likeness(classes: readonly DeviceClassText[], name: DeviceField): string | undefined {
	const different = firstDifferent(classes, name);
	if (different < 0) return css.same;
	if (different < PHONE_SLOTS) return undefined;
	return different < SLOTS ? css.samePhone : `${css.samePhone} ${css.sameShown}`;
}

/**
 * The table itself: a column a class, the picked ones first, a row a field. Rows that differ are set stronger and
 * carry a mark. Its elements need no roles: today's engines, WebKit too, keep those of a table that is laid out as a grid.
 */
export function DeviceTable({ classes }: { classes: readonly DeviceClassText[] }) {
	const t = textOf('devices/fields');
	const names = classNames();
	const cells = (value: (entry: DeviceClassText) => string) =>
		classes.map((entry) => (
			<td key={entry.id} data-name={names[entry.id]}>
				{value(entry)}
			</td>
		));
	return (
		<table className={css.table}>
			<caption>
				{`${t.caption} `}
				<span className={css.mark} />
				{t.legend}
			</caption>
			<thead>
				<tr>
					<td />
					{classes.map(({ id }) => (
						<th key={id} scope="col">
							{names[id]}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				<tr className={css.fits}>
					<th scope="row">
						<span className="sr-only">{t.fits}</span>
					</th>
					{cells(({ fits }) => fits)}
				</tr>
				{deviceFields.map((name) => (
					<tr key={name} className={likeness(classes, name)}>
						<th scope="row">
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
