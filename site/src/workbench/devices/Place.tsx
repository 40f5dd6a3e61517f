import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { Line } from '../../scenes/parts/Line';
import { Stage } from '../../scenes/parts/Stage';
import type { DevicesInput } from './answers';
import { nameOf } from './compared';
import { glyphs, PlacedGlyph } from './glyphs';
import { Helper, Network, Power, Roof, TABLE } from './ground';
import type { Devices } from './model';
import type { Spot } from './workplace';

/** Between two devices. */
const GAP = 16;
/** Where the workplace's middle is, from left to right. */
const MIDDLE = 356;

interface Props {
	readonly spot: Spot;
	readonly input: DevicesInput;
	readonly found: Devices;
}

/** One of a spot's counters with what stands on it, and how many of them there are. */
export function Place({ spot, input, found }: Props) {
	const t = translator('tools/devices');
	const count = found.counters[spot];
	const ids = found.workplaces[spot].map(([device]) => device);
	const unit = t(`counters.${input.team}`, { count });
	const all = formatWhole(count);
	const many = t('drawing.many', { count: all, unit });
	const label = count === 0 ? t('drawing.none') : [t(`spots.${spot}`), many, ...ids.map(nameOf)].join(' · ');

	const standing = ids.filter((device) => device !== 'cash-drawer');
	const width = standing.reduce((sum, device) => sum + glyphs[device].width + GAP, -GAP);
	let x = MIDDLE - width / 2;
	const placed = standing.map((device) => {
		const left = x;
		x += glyphs[device].width + GAP;
		return { device, left };
	});
	const isWalking = input.team === 'walking';
	const isStation = ids.includes('entry-station');
	return (
		<Stage width={560} height={360} label={label}>
			<path d={`M0 ${TABLE.floor + 1.5}H560`} stroke="var(--on-bar-soft)" strokeWidth={3} />
			<Line x={24} y={66} size={30} voice="headline" fill="var(--on-bar)">
				{t(`spots.${spot}`)}
			</Line>
			<Line x={22} y={176} size={count < 100 ? 112 : 72} voice="figure" fill="var(--on-bar)">
				{all}
			</Line>
			<Line x={24} y={212} size={26} voice="tag" fill="var(--on-bar)">
				{unit}
			</Line>
			{count === 0 ? (
				<path d="M190 130h332v190H190z" fill="none" stroke="var(--on-bar-soft)" strokeWidth={3} strokeDasharray="9 7" />
			) : (
				<>
					<Roof spot={spot} />
					{!isStation && <Helper isWalking={isWalking} x={MIDDLE} width={width} />}
					<g color="var(--paper)">
						{placed.map(({ device, left }) => (
							<PlacedGlyph
								key={device}
								device={device}
								x={left}
								y={(isStation ? TABLE.floor : TABLE.top) - glyphs[device].height}
							/>
						))}
						{ids.includes('cash-drawer') && (
							<PlacedGlyph device="cash-drawer" x={MIDDLE - glyphs['cash-drawer'].width / 2} y={TABLE.top + 22} />
						)}
					</g>
					<Power power={input.power} leadsTo={isStation ? 'station' : isWalking ? undefined : 'table'} />
					<Network network={input.network} />
				</>
			)}
		</Stage>
	);
}
