import { useEffect, useRef, useState } from 'react';

/** How long the visitor has to rest until a screen reader announces it, in milliseconds. */
const REST_MS = 1000;

interface Props {
	readonly text: string;
	/** Counts what is said, from 0 on: the same words are read out again. */
	readonly turn?: number;
}

/** A live region (ARIA `status`): announces what has changed, once nothing changes any more, but not what the page came with. */
export function LiveRegion({ text, turn = 0 }: Props) {
	const came = useRef<string | undefined>(text);
	const [said, setSaid] = useState({ text: '', turn });
	useEffect(() => {
		if (text === came.current && turn === 0) return;
		came.current = undefined;
		const timer = setTimeout(() => setSaid({ text, turn }), REST_MS);
		return () => clearTimeout(timer);
	}, [text, turn]);
	return (
		<p className="sr-only" role="status">
			<span key={said.turn}>{said.text}</span>
		</p>
	);
}
