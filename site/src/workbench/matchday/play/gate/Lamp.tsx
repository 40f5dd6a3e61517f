import css from './Post.module.css';
import type { Verdict } from './verdict';

interface Props {
	/** Absent while the lamp is dark. */
	readonly kind: Verdict['kind'] | undefined;
	/** Day of the month on the calendar of a wrong day. */
	readonly day: number;
}

/** The gate's lamp: its light has the verdict's colour, and the sign in it says the same without colour. */
export function Lamp({ kind, day }: Props) {
	return (
		<svg viewBox="0 0 212 170" className={css.lamp} aria-hidden="true">
			<path d="M0 0h212v156a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" data-part="housing" />
			<path d="M10 82C10-18 202-18 202 82" data-part="hood" />
			<circle cx="106" cy="86" r="68" data-part="rim" />
			<circle cx="106" cy="86" r="63" data-part="light" />
			<circle cx="106" cy="86" r="48" data-part="glow" />
			<circle cx="106" cy="86" r="32" data-part="glow" />
			<g data-part="sign">
				{kind === 'valid' && <path d="m76 88 21 22 40-45" />}
				{kind === 'cancelled' && <path d="m80 60 52 52m0-52-52 52" />}
				{kind === 'inside' && <path d="M106 60v28l18 12M106 48a38 38 0 1 0 .1 0z" />}
				{kind === 'otherDay' && (
					<>
						<path d="M72 60h68v56H72zM72 68h68M88 52v12m36-12v12" data-thin="" />
						<text x="106" y="107">
							{day}
						</text>
					</>
				)}
				{kind === 'unknown' && <path d="M88 70c0-26 38-24 38 0 0 16-20 16-20 30M106 111v13" />}
			</g>
		</svg>
	);
}
