import { translator } from '../../../../i18n/i18n';
import { MARKS, timeOf } from '../../clock';
import type { Names } from '../../names';
import css from './Post.module.css';
import { dayOfMonth, type Idle, otherDayOfMonth, type Verdict } from './verdict';

interface Props {
	readonly verdict: Verdict | undefined;
	/** What it shows without a verdict. */
	readonly idle: Idle;
	readonly names: Names;
	/** The clock is wound on: no guest is announced. */
	readonly isSilent: boolean;
}

/** The gate: lamp, sign, word, ground and barrier say the same. Its words are read out as soon as they change. */
export function Post({ verdict, idle, names, isSilent }: Props) {
	const t = translator('tools/matchday/gate');
	const day = otherDayOfMonth();
	return (
		<div className={css.post} data-verdict={verdict?.kind}>
			<Lamp kind={verdict?.kind} day={day} />
			<div className={css.says} role="alert" aria-live={isSilent ? 'off' : undefined} aria-atomic="true">
				{/* The same word to the next guest is another one: it is read out again. */}
				<div key={verdict?.place}>
					<p data-part="word" className="headline">
						{t(`words.${verdict?.kind ?? idle}`)}
					</p>
					{verdict ? (
						<>
							<p>{[verdict.number, verdict.ticket && names[verdict.ticket.category]].filter(Boolean).join(' · ')}</p>
							<p>{detailOf(verdict)}</p>
						</>
					) : (
						<p>{t(`details.${idle}`, { time: timeOf(MARKS.doors) })}</p>
					)}
				</div>
			</div>
			<span data-part="barrier" />
		</div>
	);
}

function detailOf({ kind, ticket }: Verdict): string {
	const t = translator('tools/matchday/gate');
	const moment = (kind === 'cancelled' ? ticket?.cancelledAt : ticket?.admittedAt) ?? 0;
	const day = kind === 'otherDay' ? otherDayOfMonth() : dayOfMonth(moment);
	return t(`details.${kind}`, { time: timeOf(moment), date: t('date', { day }) });
}

/** The gate's lamp: its light has the verdict's colour, and the sign in it says the same without colour. */
function Lamp({ kind, day }: { readonly kind: Verdict['kind'] | undefined; readonly day: number }) {
	return (
		<svg viewBox="0 0 212 170" className={css.lamp} aria-hidden="true">
			<path d="M0 0h212v156a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z" fill="var(--device)" />
			<circle cx="106" cy="86" r="68" fill="#05080c" />
			<circle cx="106" cy="86" r="63" data-part="light" />
			<circle cx="106" cy="86" r="44" data-part="glow" />
			<g data-part="sign">
				{kind === 'valid' && <path d="m76 88 21 22 40-45" />}
				{kind === 'cancelled' && <path d="m80 60 52 52m0-52-52 52" />}
				{kind === 'inside' && <path d="M106 60v28l18 12M106 48a38 38 0 1 0 .1 0z" />}
				{kind === 'otherDay' && (
					<>
						<path d="M72 60h68v56H72zM72 68h68M88 52v12m36-12v12" strokeWidth={7} />
						<text x="106" y="107" className="headline">
							{day}
						</text>
					</>
				)}
				{kind === 'unknown' && <path d="M88 70c0-26 38-24 38 0 0 16-20 16-20 30M106 111v13" />}
			</g>
		</svg>
	);
}
