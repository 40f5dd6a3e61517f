import type { ReactNode } from 'react';
import {
	categories,
	GROUPS,
	type Group,
	ITEMS,
	type Item,
	items,
	type Payment,
	type Place,
} from '../../bookkeeping/goods';
import { sampleEvening } from '../../bookkeeping/sample-evening';
import { sampleStations } from '../../bookkeeping/sample-stations';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { netCents } from '../../money/cents';
import { Example } from '../../ui/Example';
import css from './Settlement.module.css';

const { sold, float, counted } = sampleStations.settlement;

interface Where {
	readonly place?: Place;
	readonly payment?: Payment;
	readonly group?: Group;
	readonly item?: Item;
}

const fits = (where: Where) =>
	sold.filter(
		([place, payment, item]) =>
			(where.place ?? place) === place &&
			(where.payment ?? payment) === payment &&
			(where.item ?? item) === item &&
			(where.group ?? ITEMS[item].group) === ITEMS[item].group,
	);
const piecesOf = (where: Where) => fits(where).reduce((sum, [, , , pieces]) => sum + pieces, 0);
const grossOf = (where: Where) => fits(where).reduce((sum, [, , item, pieces]) => sum + pieces * ITEMS[item].price, 0);

const TAXED = ['tickets', 'food', 'drinks'] as const satisfies readonly Group[];
const PLACES: readonly Place[] = ['online', 'gate', 'bar'];
const PAYMENTS: readonly Payment[] = ['online', 'cash', 'card'];

/** The settlement of the sample evening on one sheet: all of its sums are computed from what was sold. */
export function Settlement() {
	const t = translator('solutions/analytics/reports');
	const text = textOf('solutions/analytics/reports').sheet;
	const bar = items.filter((item) => ITEMS[item].group !== 'tickets' && piecesOf({ item }) > 0);
	const taxes = TAXED.map((group) => {
		const gross = grossOf({ group });
		const net = netCents(gross, GROUPS[group].rate);
		return { group, gross, net, vat: gross - net };
	});
	const sumOf = (figure: 'net' | 'vat' | 'gross') =>
		formatCents(taxes.reduce((sum, { [figure]: cents }) => sum + cents, 0));
	const cash = grossOf({ payment: 'cash' });
	return (
		<Example label={text.label} className={`paper ${css.sheet}`}>
			<header className={css.head}>
				<h2>{text.title}</h2>
				<p className={css.picked}>{t('sheet.picked', { day: sampleEvening.day })}</p>
			</header>
			<Table
				title={text.tickets.title}
				heads={text.tickets.columns}
				rows={categories.map((item) => [
					text.items[item],
					formatCents(ITEMS[item].price),
					piecesOf({ item, place: 'online' }),
					piecesOf({ item, place: 'gate' }),
					formatCents(grossOf({ item })),
				])}
				sums={[
					text.sum,
					'',
					piecesOf({ place: 'online' }),
					piecesOf({ place: 'gate' }),
					formatCents(grossOf({ group: 'tickets' })),
				]}
			/>
			<Table
				title={text.bar.title}
				heads={text.bar.columns}
				rows={bar.map((item) => [
					text.items[item as keyof typeof text.items],
					formatCents(ITEMS[item].price),
					`${GROUPS[ITEMS[item].group].rate}\u00a0%`,
					piecesOf({ item }),
					formatCents(grossOf({ item })),
				])}
				sums={[text.sum, '', '', piecesOf({ place: 'bar' }), formatCents(grossOf({ place: 'bar' }))]}
			/>
			<Table
				title={text.vat.title}
				heads={text.vat.columns}
				rows={taxes.map(({ group, net, vat, gross }) => [
					text.groups[group],
					`${GROUPS[group].rate}\u00a0%`,
					formatCents(net),
					formatCents(vat),
					formatCents(gross),
				])}
				sums={[text.sum, '', sumOf('net'), sumOf('vat'), sumOf('gross')]}
			/>
			<Table
				title={text.payments.title}
				heads={text.payments.columns}
				rows={PLACES.map((place) => [
					text.places[place],
					...PAYMENTS.map((payment) => formatCents(grossOf({ place, payment }))),
					formatCents(grossOf({ place })),
				])}
				sums={[text.sum, ...PAYMENTS.map((payment) => formatCents(grossOf({ payment }))), formatCents(grossOf({}))]}
			/>
			<Table
				title={text.closing.title}
				heads={text.closing.columns}
				rows={[
					[
						text.places.bar,
						formatCents(float),
						formatCents(float + cash),
						formatCents(counted),
						<mark key="difference">{formatCents(counted - float - cash)}</mark>,
					],
				]}
			/>
			<p className={css.signatures}>
				{text.signatures.map((line) => (
					<span key={line}>{line}</span>
				))}
			</p>
		</Example>
	);
}

interface TableProps {
	readonly title: string;
	readonly heads: readonly string[];
	readonly rows: readonly (readonly ReactNode[])[];
	readonly sums?: readonly ReactNode[];
}

function Table({ title, heads, rows, sums }: TableProps) {
	const cells = (row: readonly ReactNode[]) =>
		row.map((cell, at) =>
			at === 0 ? (
				<th key={heads[at]} scope="row">
					{cell}
				</th>
			) : (
				<td key={heads[at]}>{cell}</td>
			),
		);
	return (
		<table>
			<caption>{title}</caption>
			<thead>
				<tr>
					{heads.map((head) => (
						<th key={head} scope="col">
							{head}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={String(row[0])}>{cells(row)}</tr>
				))}
			</tbody>
			{sums && (
				<tfoot>
					<tr>{cells(sums)}</tr>
				</tfoot>
			)}
		</table>
	);
}
