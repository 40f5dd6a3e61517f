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
			<path d="M3 9h4v12H3zM5 3a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM10 9h4v2c2-3 8-3 8 3v7h-4v-6c0-4-4-4-4 0v6h-4z" />
		</svg>
	);
}
