import { useLocation } from '@tanstack/react-router';
import type { AriaAttributes, ReactNode } from 'react';
import type { RoutePath } from '../routes';

interface Props extends AriaAttributes {
	/** A page of the route table. */
	readonly to: RoutePath;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** A link inside the site: a plain anchor, which `boot/links.ts` follows without a fresh load once React is there. */
export function Link({ to, children, ...rest }: Props) {
	const current = useLocation({ select: ({ pathname }) => pathname === to });
	return (
		<a href={to} aria-current={current ? 'page' : undefined} {...rest}>
			{children}
		</a>
	);
}
