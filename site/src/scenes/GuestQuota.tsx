import { textOf } from '../i18n/i18n';
import { Line } from './parts/Line';
import { Paper } from './parts/Paper';
import { Perforation } from './parts/Perforation';
import { Stage } from './parts/Stage';

/** Six places, which a dash pattern cuts out of a line. */
const ROW = 'M0 0h240';
/** Rows of the quota, from the top: the first ones came. */
const ROWS = [true, true, true, true, false] as const;

/** A company's invitation with its code, and the report on its quota that the club shares afterwards. */
export function GuestQuota() {
	const { label, invitation, report } = textOf('scenes/guest-quota');
	return (
		<Stage width={560} height={452} label={label}>
			<g transform="translate(262 22) rotate(3)">
				<Paper d="M0 0H290V400H0z" />
				<Line x={26} y={40} size={17} voice="tag" fill="var(--paper-ink-soft)">
					{report.club}
				</Line>
				<Line x={26} y={76} size={32} voice="headline">
					{report.title}
				</Line>
				{ROWS.map((came, i) => (
					<path
						// biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
						key={i}
						d={ROW}
						transform={`translate(26 ${120 + i * 38})`}
						stroke={came ? 'var(--card)' : 'var(--paper-line)'}
						strokeWidth={28}
						strokeDasharray="30 12"
					/>
				))}
				<Line x={24} y={368} size={78} voice="figure" fill="var(--card)">
					{report.seated}
				</Line>
				<Line x={112} y={366} size={23} voice="headline">
					{report.of}
				</Line>
			</g>
			<g transform="translate(6 62) rotate(-4)">
				<Paper d="M0 0H230V224a11 11 0 0 0 0 22V350H0V246a11 11 0 0 0 0-22z" />
				<path d="M0 246a11 11 0 0 0 11-11H219a11 11 0 0 0 11 11V350H0z" fill="var(--flood)" />
				<Perforation x={24} y={235} length={186} across />
				<Line x={24} y={46} size={18} voice="tag" fill="var(--paper-ink-soft)">
					{invitation.from}
				</Line>
				<Line x={23} y={92} size={42} voice="headline">
					{invitation.title}
				</Line>
				{invitation.lines.map((line, i) => (
					<Line key={line} x={24} y={i ? 148 + i * 24 : 126} size={18} voice={i ? 'tag' : 'figure'}>
						{line}
					</Line>
				))}
				<Line x={24} y={282} size={18} voice="tag" fill="var(--on-flood)">
					{invitation.codeLabel}
				</Line>
				<Line x={23} y={326} size={44} voice="figure" fill="var(--on-flood)">
					{invitation.code}
				</Line>
			</g>
		</Stage>
	);
}
