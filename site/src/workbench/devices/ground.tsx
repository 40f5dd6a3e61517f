import type { DevicesInput } from './answers';
import type { Spot } from './workplace';

/** Heights of the table's top, and of the ground that it stands on. */
export const TABLE = { top: 232, floor: 326 } as const;

/** What is above the counter: the gate's beam between two posts, or the bar's awning. */
export function Roof({ spot }: { spot: Spot }) {
	return spot === 'gate' ? (
		<path d="M160 36h392v26h-12v264h-10V62H182v264h-10V62h-12z" fill="var(--footer)" />
	) : (
		<path d={`M166 26h380l14 40${'a15.5 15.5 0 0 1-31.2 0'.repeat(13)}z`} fill="var(--footer)" />
	);
}

/** Who works there: behind a table, or with a tray before the chest. */
export function Helper({ isWalking, x, width }: { isWalking: boolean; x: number; width: number }) {
	const { top, floor } = TABLE;
	const half = width / 2 + 22;
	return (
		<>
			<g fill="var(--on-bar-soft)" opacity={0.4}>
				<circle cx={x} cy={98} r={27} />
				<path
					d={`M${x - 58} ${isWalking ? floor - 44 : top}V184a54 54 0 0 1 54-54h8a54 54 0 0 1 54 54V${isWalking ? floor - 44 : top}z`}
				/>
				{isWalking && <path d={`M${x - 40} ${floor - 44}h30l-14 44h-28zM${x + 6} ${floor - 44}h32l16 44h-28z`} />}
			</g>
			{isWalking && (
				<path
					d={`M${x - 26} 136L${x - half + 12} ${top}M${x + 26} 136L${x + half - 12} ${top}`}
					stroke="var(--on-bar)"
					strokeWidth={5}
				/>
			)}
			<path
				d={
					isWalking
						? `M${x - half} ${top}h${2 * half}v18a8 8 0 0 1-8 8H${x - half + 8}a8 8 0 0 1-8-8z`
						: `M190 ${top}h332v14h-14v80h-12v-80H216v80h-12v-80h-14z`
				}
				fill="var(--on-bar)"
			/>
		</>
	);
}

/** The cable from the socket: up to the table, or along the ground. */
const CABLES = { table: 'M496 246c0 60-70 24-70 56s-150 10-266 10', station: 'M160 312q90 16 180 6' } as const;

interface PowerProps extends Pick<DevicesInput, 'power'> {
	/** Nothing where devices are carried: they are charged there. */
	readonly leadsTo: keyof typeof CABLES | undefined;
}

/** Where the electricity comes from: a socket, or a battery. */
export function Power({ power, leadsTo }: PowerProps) {
	return power === 'mains' ? (
		<g fill="none" stroke="var(--on-bar)" strokeWidth={4}>
			{leadsTo && <path d={CABLES[leadsTo]} />}
			<path d="M104 286h56v40h-56z" fill="var(--on-bar)" stroke="none" />
			<path d="M122 306h.1M142 306h.1" stroke="var(--deep)" strokeWidth={8} strokeLinecap="round" />
		</g>
	) : (
		<path
			d="M104 290h66v10h7v16h-7v10h-66zM111 297v22h14v-22zM131 297v22h14v-22z"
			fill="var(--on-bar)"
			fillRule="evenodd"
		/>
	);
}

/** How good the reception is: three waves, or one and the traces of two. */
export function Network({ network }: Pick<DevicesInput, 'network'>) {
	return (
		<g fill="none" stroke="var(--on-bar)" strokeWidth={6} strokeLinecap="round">
			<path d="M53 318h.1" strokeWidth={11} />
			<path d="M42 302a17 17 0 0 1 22 0" />
			<path d="M31 289a33 33 0 0 1 44 0M20 276a50 50 0 0 1 66 0" opacity={network === 'steady' ? undefined : 0.3} />
		</g>
	);
}
