import { planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents, formatWhole, perOne } from '../../money/amounts';
import { FigureTable } from '../FigureTable';
import css from './CostsBoard.module.css';
import type { Chart } from './chart';

/** The drawing's points between two rows. */
const STEP = 10;

/** The drawing's figures, to be read or heard. */
export function GuestsTable({ chart: { basis, lines } }: { chart: Chart }) {
	const text = textOf('tools/costs').table;
	const t = translator('tools/costs');
	const priceFor = (cents: number) => {
		const { unit, value } = perOne(cents);
		return t(`units.${unit}`, { value });
	};
	const amount = (cents: number, guests: number) => (basis === 'total' ? formatCents(cents) : priceFor(cents / guests));
	const rows = lines[0]?.points.filter(({ guests }, index) => index % STEP === 0 && guests > 0) ?? [];
	return (
		<details className={css.table}>
			<summary>{text.title}</summary>
			<FigureTable
				caption={text.caption[basis]}
				columns={[text.guests, ...lines.map(({ plan }) => planName(plan))]}
				rows={rows.map(({ guests }) => [
					formatWhole(guests),
					...lines.map(({ points }) => amount(points.find((point) => point.guests === guests)?.cents ?? 0, guests)),
				])}
			/>
		</details>
	);
}
