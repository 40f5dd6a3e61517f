import type { ComponentProps } from 'react';
import { translator } from '../i18n/i18n';

/** A link to another site in a new tab; says so to screen readers, unless a label of its own does. */
export function External({ children, ...rest }: ComponentProps<'a'>) {
	const t = translator('common');
	return (
		<a target="_blank" rel="noopener" {...rest}>
			{children}
			{rest['aria-label'] === undefined && <span className="sr-only"> ({t('newTab')})</span>}
		</a>
	);
}
