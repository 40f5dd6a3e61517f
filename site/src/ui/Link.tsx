import { Link as RouterLink } from '@tanstack/react-router';
import type { AriaAttributes, ReactNode } from 'react';
import type { RoutePath } from '../routes';

interface Props extends AriaAttributes {
	/** A page of the route table. */
	readonly to: RoutePath;
	/** Fragment without '#'. */
	readonly hash?: string;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

const EXACT = { exact: true } as const;

/** A link inside the site: a plain anchor in the HTML, client navigation with preloading once React is there. */
export function Link({ to, hash, ...rest }: Props) {
	return <RouterLink to={to} {...(hash !== undefined && { hash })} activeOptions={EXACT} {...rest} />;
}
