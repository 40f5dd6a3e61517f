import type { ReactNode } from 'react';
import { brand, LOGO_MARK } from '../../content/brand';
import { cardPath } from '../../scenes/parts/Paper';
import { type } from '../../scenes/parts/type';
import css from './LogoRules.module.css';

interface Texts {
	readonly sentence: string;
	readonly file: string;
	readonly poster: string;
}

/** What to do and what not, in the order of the sentences in `company/brand.json`. */
export const doDrawings = [Space, Sentence, Contrast, File];
export const dontDrawings = [Distorted, Crest, Framed, Poster];

interface Props {
	readonly Drawing: (texts: Texts) => ReactNode;
	readonly texts: Texts;
	readonly wrong: boolean;
}

/** One rule as a small drawing, ticked or crossed. Decoration, since the rule stands beside it. */
export function RuleDrawing({ Drawing, texts, wrong }: Props) {
	return (
		<svg viewBox="0 0 200 120" aria-hidden="true" fill="var(--paper-ink)">
			<path d="M0 0h200v120H0z" fill="var(--paper)" />
			<Drawing {...texts} />
			<g transform="translate(182 18)" className={wrong ? css.wrong : css.right}>
				<circle r={12} />
				<path d={wrong ? 'M-5-5 5 5M5-5-5 5' : 'm-5.5 0 4 5 7-9'} fill="none" stroke="var(--on-bar)" strokeWidth={3} />
			</g>
		</svg>
	);
}

/** The logo, 100 wide and 24 high, from its upper left corner. */
function Logo({ mark = 'var(--card)' }: { mark?: string }) {
	return (
		<>
			<path d={LOGO_MARK} fill={mark} transform="translate(-1 -2) scale(.29)" />
			<text x={39} y={20} {...type.headline} fontSize={27}>
				{brand.name}
			</text>
		</>
	);
}

function Space() {
	return (
		<>
			<path d="M35 33h130v54H35z" fill="none" stroke="var(--card)" strokeDasharray="4 4" />
			<g fill="none" stroke="var(--card)" strokeWidth={2.5} opacity={0.55}>
				<circle cx={42} cy={60} r={6} />
				<circle cx={158} cy={60} r={6} />
				<circle cx={100} cy={40} r={6} />
				<circle cx={100} cy={80} r={6} />
			</g>
			<g transform="translate(50 48)">
				<Logo />
			</g>
		</>
	);
}

function Sentence({ sentence }: Texts) {
	return (
		<>
			<path d="M24 30h152M24 50h40M136 50h40M24 70h152M24 90h96" stroke="var(--paper-line)" strokeWidth={7} />
			<text x={100} y={55} fontSize={15} textAnchor="middle">
				{sentence}
			</text>
		</>
	);
}

function Contrast() {
	return (
		<>
			<path d="M0 60h200v60H0z" fill="var(--card)" />
			<g transform="translate(50 18)">
				<Logo />
			</g>
			<g transform="translate(50 78)" fill="var(--on-bar)">
				<Logo mark="var(--on-bar)" />
			</g>
		</>
	);
}

function File({ file }: Texts) {
	return (
		<>
			<path
				d="M52 10h72l26 26v74H52z"
				fill="var(--paper-shade)"
				stroke="var(--paper-ink)"
				strokeWidth={2}
				strokeLinejoin="round"
			/>
			<path d="M124 10v26h26" fill="none" stroke="var(--paper-ink)" strokeWidth={2} strokeLinejoin="round" />
			<path d={LOGO_MARK} fill="var(--card)" transform="translate(66 44) scale(.34)" />
			<text x={66} y={100} {...type.figure} fontSize={18}>
				{file}
			</text>
		</>
	);
}

function Distorted() {
	return (
		<g transform="translate(30 84) rotate(-24) scale(1.5 .85)">
			<Logo mark="var(--object-success)" />
		</g>
	);
}

function Crest() {
	return (
		<>
			<path d="M22 34h40v28q0 22-20 30-20-8-20-30z" fill="var(--object-success)" />
			<path d="M22 52 62 40v12L22 64z" fill="var(--flood)" />
			<g transform="translate(60 48)">
				<Logo />
			</g>
		</>
	);
}

function Framed() {
	return (
		<>
			<path d={cardPath(148, 60, 10)} fill="var(--paper-ink)" opacity={0.28} transform="translate(32 38)" />
			<path
				d={cardPath(148, 60, 10)}
				fill="var(--paper-shade)"
				stroke="var(--flood)"
				strokeWidth={5}
				transform="translate(26 30)"
			/>
			<g transform="translate(50 48)">
				<Logo />
			</g>
		</>
	);
}

function Poster({ poster }: Texts) {
	return (
		<>
			<path d="M46 8h108v104H46z" fill="var(--flood)" />
			<text x={100} y={34} {...type.headline} fontSize={17} textAnchor="middle">
				{poster}
			</text>
			<g transform="translate(54 46) scale(.92)">
				<Logo />
			</g>
			<path d="M60 88h80M72 100h56" stroke="var(--on-flood)" strokeWidth={5} />
		</>
	);
}
