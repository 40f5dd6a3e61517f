import { brand, LOGO_MARK } from '../content/brand';
import css from './Logo.module.css';

/** The mark: a ticket, punched at both sides. */
export function LogoMark({ className }: { className?: string | undefined }) {
	return (
		<svg viewBox="0 0 100 100" className={className} aria-hidden="true">
			<path fill="currentColor" d={LOGO_MARK} />
		</svg>
	);
}

/** Mark and name side by side. */
export function Logo() {
	return (
		<span className={`${css.logo} headline`}>
			<LogoMark className={css.mark} />
			<span translate="no">{brand.name}</span>
		</span>
	);
}
