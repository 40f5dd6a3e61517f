import { useEffect, useRef, useState } from 'react';

/** How long the visitor has to rest until a screen reader announces it, in milliseconds. */
const REST_MS = 1000;

/** A live region (ARIA `status`): tells a screen reader what has changed, once nothing changes any more. Silent about what the page came with. */
export function LiveRegion({ text }: { text: string }) {
	const first = useRef(text);
	const [said, setSaid] = useState('');
	useEffect(() => {
		if (text === first.current) return;
		first.current = '';
		const timer = setTimeout(() => setSaid(text), REST_MS);
		return () => clearTimeout(timer);
	}, [text]);
	return (
		<p className="sr-only" role="status">
			{said}
		</p>
	);
}
