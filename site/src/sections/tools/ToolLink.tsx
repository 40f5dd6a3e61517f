import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { RoutePath } from '../../routes';
import { readAddress } from '../../tools/address';
import { Link } from '../../ui/Link';
import { useHydrated } from '../../ui/useHydrated';

interface Props {
	readonly to: RoutePath;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** A link to another tool, which takes along what the visitor filled in: the fragment of this page's address. */
export function ToolLink(props: Props) {
	const hash = useLocation({ select: (location) => location.hash });
	// What React takes over has no fragment yet.
	const isCarried = useHydrated() && readAddress(hash && `#${hash}`)?.ok;
	return isCarried ? <Link hash={hash} {...props} /> : <Link {...props} />;
}
