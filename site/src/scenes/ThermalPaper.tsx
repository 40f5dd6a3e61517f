import type { ReactNode } from 'react';
import { textOf } from '../i18n/i18n';
import { cardPath, Paper, stripPath } from './parts/Paper';
import { QrCode } from './parts/QrCode';
import { Scene } from './parts/Scene';
import { ThermalLine } from './parts/ThermalLine';
import { type } from './parts/type';
import styles from './scenes.module.css';

type Texts = ReturnType<typeof textOf<'scenes/thermal-paper'>>;

/** Units a millimetre: both papers are drawn to the same scale. */
const SCALE = 3.2;
const NARROW = Math.round(58 * SCALE);
const WIDE = Math.round(80 * SCALE);

/** What a printer is wider than its paper, left and right. */
const CHEEK = 20;

const RULE = { stroke: 'var(--paper-ink)', strokeWidth: 2, strokeDasharray: '5 4' } as const;

/** The two usual paper widths next to each other, fresh from the printer. */
export function ThermalPaper() {
	const text = textOf('scenes/thermal-paper');
	return (
		<Scene width={560} height={500} label={text.label}>
			<Printer x={12} paper={NARROW} height={392} label={text.ticket.width}>
				<Ticket {...text.ticket} />
			</Printer>
			<Printer x={252} paper={WIDE} height={408} label={text.receipt.width}>
				<Receipt {...text.receipt} />
			</Printer>
		</Scene>
	);
}

interface PrinterProps {
	readonly x: number;
	/** Width of its paper. */
	readonly paper: number;
	/** How much of the paper is out. */
	readonly height: number;
	readonly label: string;
	readonly children: ReactNode;
}

function Printer({ x, paper, height, label, children }: PrinterProps) {
	const width = paper + 2 * CHEEK;
	return (
		<g transform={`translate(${x} 8)`} fill="var(--paper-ink)">
			<Paper d={cardPath(width, 96, 14)} fill="var(--device)" />
			<path d={`M14 68H${width - 14}`} stroke="var(--device-edge)" strokeWidth={12} strokeLinecap="round" />
			<g className={styles.feed}>
				<g {...type.thermal} fontSize={16} transform={`translate(${CHEEK} 66)`}>
					<Paper d={stripPath(paper, height)} />
					{children}
				</g>
			</g>
			<path d={`M0 67V14a14 14 0 0 1 14-14H${width - 14}a14 14 0 0 1 14 14V67z`} fill="var(--device)" />
			<path d={`M${CHEEK} 30v16m0-8H${CHEEK + paper}m0-8v16`} fill="none" stroke="var(--on-bar-soft)" strokeWidth={2} />
			<path d={`M${width / 2 - 40} 38h80`} stroke="var(--device)" strokeWidth={12} />
			<text x={width / 2} y={46} textAnchor="middle" {...type.figure} fontSize={24} fill="var(--on-bar)">
				{label}
			</text>
		</g>
	);
}

function Ticket({ club, event, date, items, number }: Texts['ticket']) {
	return (
		<>
			<g textAnchor="middle">
				<text x={93} y={60}>
					{club}
				</text>
				<text x={93} y={90} fontSize={28} fontWeight={700}>
					{event}
				</text>
				<text x={93} y={114}>
					{date}
				</text>
			</g>
			<path d="M12 128H174" {...RULE} />
			{items.map((item, index) => (
				<ThermalLine key={item.text} y={152 + index * 24} left={12} right={174} {...item} />
			))}
			<QrCode code="site" x={27} y={202} size={132} />
			<text x={93} y={368} textAnchor="middle">
				{number}
			</text>
		</>
	);
}

function Receipt({ club, place, items, total, taxes, tse }: Texts['receipt']) {
	return (
		<>
			<g textAnchor="middle">
				<text x={128} y={60} fontWeight={700} fontSize={19}>
					{club}
				</text>
				<text x={128} y={82}>
					{place}
				</text>
			</g>
			<path d="M16 98H240M16 156H240M16 272H240" {...RULE} />
			{items.map((item, index) => (
				<ThermalLine key={item.text} y={122 + index * 22} left={16} right={240} {...item} />
			))}
			<ThermalLine y={186} left={16} right={240} size={24} weight={700} {...total} />
			{taxes.map((tax, index) => (
				<ThermalLine key={tax.text} y={212 + index * 22} left={16} right={240} {...tax} />
			))}
			<g>
				{tse.map((line, index) => (
					<ThermalLine key={line.text} y={296 + index * 22} left={16} right={240} {...line} />
				))}
			</g>
		</>
	);
}
