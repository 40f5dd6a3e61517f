import { Link as RouterLink } from '@tanstack/react-router';
import { type AriaAttributes, type MouseEvent, type ReactNode, useSyncExternalStore } from 'react';
import type { RoutePath } from '../routes';
import { isTool, noFragment, ownFragment, subscribe } from './visit';

interface Props extends AriaAttributes {
	/** A page of the route table. */
	readonly to: RoutePath;
	/** Behind the path, such as `about` for the contact page. */
	readonly search?: Readonly<Record<string, string>> | undefined;
	/** Fragment, without its `#`: a place on the page. */
	readonly hash?: string;
	readonly className?: string | undefined;
	readonly onClick?: (event: MouseEvent) => void;
	readonly children: ReactNode;
}

/** Only the page itself, whatever a campaign adds to its address. */
const SAME_PAGE = { exact: true, includeSearch: false };
const NOTHING = {};

/** A link inside the site. To a tool it takes along what the visitor filled in, also into a new tab. */
export function Link(props: Props) {
	const own = useSyncExternalStore(subscribe, isTool(props.to) ? ownFragment : noFragment, noFragment);
	return <RouterLink activeOptions={SAME_PAGE} activeProps={NOTHING} {...(own && { hash: own.slice(1) })} {...props} />;
}
