import { useId, useRef } from 'react';
import type { Supporter } from '../content/partners';
import { supporters } from '../content/partners';
import { useEarlyInput } from '../forms/useEarlyInput';
import { translator } from '../i18n/i18n';
import css from './SupporterBand.module.css';

/** The band repeats its names so that the loop has no gap; four copies, as the customer has it. */
const COPIES = [0, 1, 2, 3];

/** Who supports the product. They are supporters, no customers, and the label says so. */
export function SupporterBand() {
	const t = translator('common');
	const id = useId();
	const band = useRef<HTMLElement>(null);
	useEarlyInput(band);
	return (
		<section ref={band} className={css.band} aria-labelledby={id}>
			<h2 id={id} className={css.label}>
				{t('supporters.label')}
			</h2>
			{/* Before what it stops: older browsers style what comes after a box that is ticked. */}
			<input id={`${id}p`} type="checkbox" name="pause" className="sr-only" />
			<div className={css.window}>
				{COPIES.map((copy) => (
					<ul key={copy} className={`${css.names} label`} aria-hidden={copy > 0} translate="no">
						{supporters.map((supporter) => (
							<li key={supporter.name}>
								<SupporterMark {...supporter} />
							</li>
						))}
					</ul>
				))}
			</div>
			<label htmlFor={`${id}p`} className={css.pause}>
				<span className="sr-only">{t('supporters.pause')}</span>
				<svg viewBox="0 0 20 20" width="16" height="16" fill="currentColor" aria-hidden="true">
					<path className={css.running} d="M5 3h3v14H5zM12 3h3v14h-3z" />
					<path className={css.paused} d="m6 3 11 7-11 7z" />
				</svg>
			</label>
		</section>
	);
}

/** Height of a logo, in pixels: that of the names beside it. */
const HEIGHT = 32;

/** The logo of a supporter, or its name in type. */
function SupporterMark({ name, logo }: Supporter) {
	return logo ? <img src={logo} alt={name} height={HEIGHT} loading="lazy" /> : name;
}
