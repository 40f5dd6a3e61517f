/** Drawn by us, in the weight of the other icons: the icon set carries no brand marks. */
export function InstagramIcon() {
	return (
		<svg
			viewBox="0 0 24 24"
			width="18"
			height="18"
			fill="none"
			stroke="currentColor"
			strokeWidth="2"
			aria-hidden="true"
		>
			<rect x="3" y="3" width="18" height="18" rx="5" />
			<circle cx="12" cy="12" r="4" />
			<path strokeLinecap="round" d="M17 7h.01" />
		</svg>
	);
}

export function LinkedInIcon() {
	return (
		<svg viewBox="0 0 24 24" width="18" height="18" fill="currentColor" aria-hidden="true">
			<path d="M3.5 9h4v11.5h-4zM5.5 3a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4ZM10 9h3.8v1.7c.7-1.2 2-2 3.7-2 3 0 4.5 1.900 4.500 5.300v6.500h-4v-6c0-1.700-.6-2.600-1.900-2.600-1.400 0-2.100 1-2.100 2.600v6h-4z" />
		</svg>
	);
}
