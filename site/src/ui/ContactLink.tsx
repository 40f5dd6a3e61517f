import { useLocation } from '@tanstack/react-router';
import type { MouseEvent, ReactNode } from 'react';
import { Link } from './Link';

interface Props {
	readonly className?: string | undefined;
	readonly onClick?: (event: MouseEvent) => void;
	readonly children: ReactNode;
}

/** A link to the contact form that says which page it was on. */
export function ContactLink(props: Props) {
	const { pathname } = useLocation();
	return <Link to="/contact" search={{ about: pathname }} {...props} />;
}
