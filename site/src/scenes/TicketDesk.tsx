import { textOf } from '../i18n/i18n';
import { cardPath, Paper, ticketPath } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { Scene } from './parts/Scene';
import { type } from './parts/type';

type Texts = ReturnType<typeof textOf<'scenes/ticket-desk'>>;

/** Left edge of the first column, right edges of the figures in the other two. */
const COLUMNS = [28, 340, 476] as const;

/** Upper edges of the input fields; the last pair takes the quotas. */
const FIELDS = [164, 198, 232, 274] as const;

/** The form behind the pre-sale on a screen, and the coupon that goes with it. */
export function TicketDesk() {
	const text = textOf('scenes/ticket-desk');
	return (
		<Scene width={560} height={470} label={text.label}>
			<g transform="translate(12 8)" fill="var(--paper-ink)">
				<path d="M210 352H326L342 420H194z" fill="var(--device-edge)" />
				<Paper d="M150 412H386l14 20H136z" fill="var(--device)" />
				<Paper d={cardPath(536, 360, 16)} fill="var(--device)" />
				<g transform="translate(10 10)">
					<path d={cardPath(516, 340, 8)} fill="var(--screen)" />
					<path d="M8 0H508a8 8 0 0 1 8 8V50H0V8a8 8 0 0 1 8-8z" fill="var(--card)" />
					<Form {...text} />
				</g>
			</g>
			<Coupon {...text.coupon} />
		</Scene>
	);
}

function Form({ bar, button, event, when, columns, rows, quota }: Texts) {
	return (
		<>
			<text x={28} y={32} {...type.headline} fontSize={20} fill="var(--on-bar)">
				{bar}
			</text>
			<path d={cardPath(160, 34, 5)} fill="var(--flood)" transform="translate(328 8)" />
			<text x={408} y={31} textAnchor="middle" {...type.headline} fontSize={18}>
				{button}
			</text>
			<text x={27} y={90} {...type.headline} fontSize={29}>
				{event}
			</text>
			<text x={28} y={114} fontSize={16}>
				{when}
			</text>
			<g {...type.label} fontSize={16} fill="var(--paper-ink-soft)">
				<Row y={150} cells={columns.map((name) => name.toUpperCase())} />
			</g>
			<path
				d={FIELDS.map((y) => `M244 ${y}h108v30H244zM380 ${y}h108v30H380z`).join('')}
				fill="var(--on-bar)"
				stroke="var(--paper-line)"
			/>
			<path d="M380 274h108v30H380zM480 279v20" fill="none" stroke="var(--card)" strokeWidth={3} />
			<g {...type.figure} fontSize={20}>
				{rows.map((cells, index) => (
					<Row key={cells[0]} y={186 + index * 34} cells={cells} />
				))}
			</g>
			<g {...type.figure} fontSize={26}>
				<Row y={298} cells={quota} />
			</g>
		</>
	);
}

function Row({ y, cells }: { readonly y: number; readonly cells: readonly string[] }) {
	return cells.map((cell, index) => (
		<text key={COLUMNS[index]} x={COLUMNS[index]} y={y} textAnchor={index > 0 ? 'end' : undefined}>
			{cell}
		</text>
	));
}

function Coupon({ label, code, effect }: Texts['coupon']) {
	return (
		<g transform="translate(264 352) rotate(-4)" fill="var(--paper-ink)">
			<Paper d={ticketPath(284, 108, [52])} />
			<Perforation x={52} y={18} length={76} />
			<path d="M26 20v68" stroke="var(--card)" strokeWidth={22} strokeDasharray="3 3 7 4 2 5" />
			<text x={76} y={34} {...type.label} fontSize={16} fill="var(--paper-ink-soft)">
				{label.toUpperCase()}
			</text>
			<text x={75} y={68} {...type.headline} fontSize={34}>
				{code}
			</text>
			<text x={76} y={92} fontSize={16}>
				{effect}
			</text>
		</g>
	);
}
