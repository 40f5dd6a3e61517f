import { Link as RouterLink } from '@tanstack/react-router';
import type { AriaAttributes, MouseEvent, ReactNode } from 'react';
import type { RoutePath } from '../routes';

interface Props extends AriaAttributes {
	/** A page of the route table. */
	readonly to: RoutePath;
	/** Behind the path, such as `about` for the contact page. */
	readonly search?: Readonly<Record<string, string>> | undefined;
	/** Without `#`. */
	readonly hash?: string;
	readonly className?: string | undefined;
	readonly onClick?: (event: MouseEvent) => void;
	readonly children: ReactNode;
}

/** Only the page itself, whatever a campaign adds to its address. */
const SAME_PAGE = { exact: true, includeSearch: false };
const NOTHING = {};

/** A link inside the site. */
export function Link({ children, ...props }: Props) {
	return (
		<RouterLink activeOptions={SAME_PAGE} activeProps={NOTHING} {...props}>
			{/* biome-ignore lint/complexity/noUselessFragments: in an element of ours, so that its words stay whole (typography/). */}
			<>{children}</>
		</RouterLink>
	);
}
