import css from './Button.module.css';

export type ButtonLook = 'brand' | 'quiet';

/** Class of a button, also for links that look like one. One look for what acts, a quiet one beside it. */
export function button(look: ButtonLook = 'brand', size: 'normal' | 'small' = 'normal'): string {
	return [css.button, look !== 'brand' && css[look], size === 'small' && css.small].filter(Boolean).join(' ');
}
