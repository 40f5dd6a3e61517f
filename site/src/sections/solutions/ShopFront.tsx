import { ITEMS } from '../../bookkeeping/goods';
import { sampleEvening } from '../../bookkeeping/sample-evening';
import { sampleStations } from '../../bookkeeping/sample-stations';
import { textOf, translator } from '../../i18n/i18n';
import { formatCents } from '../../money/amounts';
import { Example } from '../../ui/Example';
import css from './ShopFront.module.css';

/** How many tickets hang out of the first roll, and what one of them measures. */
const PULLED = 2;
const [TICKET_WIDTH, TICKET_HEIGHT] = [104, 62];
/** Radii of a roll: its hole, its core and a full one; the area of the paper is in proportion to its length. */
const [HOLE, CORE, FULL] = [26, 44, 122];

/** The middle of a roll in its drawing. */
const MIDDLE = 130;

const radiusOf = (left: number, quota: number) => Math.sqrt(CORE ** 2 + (FULL ** 2 - CORE ** 2) * (left / quota));

/** The glass of the shop at the minute when the last ticket for children went: a roll for each kind, and on the sill what is being bought. */
export function ShopFront() {
	const t = translator('solutions/ticketing/pre-sales');
	const text = textOf('solutions/ticketing/pre-sales').shop;
	const { rolls, time, next } = sampleStations.window;
	const [first] = rolls;
	const sum = first ? PULLED * ITEMS[first.category].price : 0;
	return (
		<Example label={text.label} className={css.window}>
			<ul className={css.bays}>
				{rolls.map(({ category, quota, left }, at) => (
					<li key={category}>
						<p className={css.name}>
							<b>{text.categories[category]}</b> <b>{`${formatCents(ITEMS[category].price)}\u00a0€`}</b>
						</p>
						<Roll
							left={left}
							quota={quota}
							numbers={at === 0 ? Array.from({ length: PULLED }, (_, more) => next + more) : []}
						/>
						<p>{left > 0 ? t('shop.left', { left, quota }) : t('shop.last', { time })}</p>
					</li>
				))}
			</ul>
			<div className={css.sill}>
				<p>
					<b>{text.event}</b>
					<small>{t('shop.day', { day: sampleEvening.day })}</small>
				</p>
				<p className={css.bill}>
					{`${t('shop.pulled', { count: PULLED })} `}
					<b>{`${formatCents(sum)}\u00a0€`}</b>
				</p>
			</div>
		</Example>
	);
}

/** A roll as thick as what is left of it, with the tickets that are pulled out. */
function Roll({ left, quota, numbers }: { left: number; quota: number; numbers: readonly number[] }) {
	const t = translator('solutions/ticketing/pre-sales');
	const radius = radiusOf(left, quota);
	const layers = Array.from({ length: Math.max(0, Math.floor((radius - CORE) / 9)) }, (_, at) => radius - 9 * (at + 1));
	const paperX = MIDDLE - radius;
	return (
		<svg viewBox="0 0 260 316" aria-hidden="true">
			<circle
				cx={MIDDLE}
				cy={MIDDLE}
				r={FULL + 6}
				fill="none"
				stroke="#fff"
				strokeOpacity={0.6}
				strokeWidth={2}
				strokeDasharray="2 8"
			/>
			{left > 0 && (
				<path
					d={`M${paperX} ${MIDDLE}h${TICKET_WIDTH}v${numbers.length ? 62 : 110}h-${TICKET_WIDTH}z`}
					fill="var(--paper)"
				/>
			)}
			{numbers.map((number, at) => (
				<g key={number} transform={`translate(${paperX} ${192 + at * TICKET_HEIGHT})`}>
					<path d={`M0 0h${TICKET_WIDTH}v${TICKET_HEIGHT}H0z`} fill="var(--flood)" />
					<path d={`M0 0h${TICKET_WIDTH}`} stroke="var(--on-flood)" strokeWidth={2.5} strokeDasharray="2 6" />
					<text x={TICKET_WIDTH / 2} y={40} textAnchor="middle" fill="var(--on-flood)">
						{t('shop.number', { number })}
					</text>
				</g>
			))}
			{left > 0 && <circle cx={MIDDLE} cy={MIDDLE} r={radius} fill="var(--paper)" stroke="var(--paper-line)" />}
			{layers.map((layer) => (
				<circle
					key={layer}
					cx={MIDDLE}
					cy={MIDDLE}
					r={layer}
					fill="none"
					stroke="var(--paper-line)"
					strokeWidth={1.5}
				/>
			))}
			<circle cx={MIDDLE} cy={MIDDLE} r={CORE} fill="#c7a878" />
			<circle cx={MIDDLE} cy={MIDDLE} r={HOLE} fill="#0b2036" />
			{left === 0 && (
				<g transform="rotate(-7 130 130)">
					<rect x={26} y={102} width={208} height={56} rx={4} fill="var(--object-danger)" />
					<text x={MIDDLE} y={139} textAnchor="middle" fill="#fff" className={css.soldOut}>
						{textOf('solutions/ticketing/pre-sales').shop.soldOut}
					</text>
				</g>
			)}
		</svg>
	);
}
