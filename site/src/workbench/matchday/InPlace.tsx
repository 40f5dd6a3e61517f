import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { takeOver } from '../../boot/early-presses';
import { inTime } from '../../missing-file';
import { OnDemand } from '../../ui/OnDemand';
import type { TryName } from './play/StationTry';
import { useSinglePress } from './presses';
import stubCss from './Stub.module.css';

const loadTry = () => import('./play/StationTry');

/** Where the whole match day is played: what the stub leads to without script, or when its station doesn't come. */
const MATCH_DAY = '/tools/matchday/';

interface Props {
	readonly station: TryName;
	/** What the stub says: 'Selbst kassieren'. */
	readonly action: string;
	/** The station as it stands there until somebody presses, and without script: nothing in it acts. */
	readonly children: ReactNode;
}

/**
 * A station of the match day, in the place of its picture: once the yellow stub below the picture is pressed, the station opens there,
 * in the middle of the sample evening. Nothing of it is loaded before. It comes with its own words, a way back to the page and one to
 * the whole match day, which takes along what was done here.
 *
 * ```tsx
 * <StationInPlace station="till" action={text.try}>
 *     <SampleTill />
 * </StationInPlace>
 * ```
 *
 * - `station`: `window` (15:24, with 5, 2 and 0 tickets left), `till` (16:31, receipt 25 is next), `card` (16:27, the till with receipt
 *   23 rung up, to be paid by card).
 * - One station a page. Its place is as wide as the page's content (`--page`): opened it is one screen high, and wider than a column.
 * - `children` go when it opens, and come back with the page. Where the page's own words would say the same as the station's, they may
 *   stand among `children`.
 */
export function StationInPlace({ station, action, children }: Props) {
	const [isOpen, setOpen] = useState(false);
	const stub = useRef<HTMLAnchorElement>(null);
	const wasOpen = useRef(false);
	useSinglePress();

	// Who comes back goes on where the way in was.
	useEffect(() => {
		if (wasOpen.current && !isOpen) stub.current?.focus();
		wasOpen.current = isOpen;
	}, [isOpen]);

	const open = (event: MouseEvent) => {
		if (event.ctrlKey || event.metaKey || event.shiftKey) return;
		event.preventDefault();
		// The picture stays in sight until there is something to play.
		inTime(loadTry()).then(
			() => setOpen(true),
			() => location.assign(MATCH_DAY),
		);
	};
	if (isOpen)
		return (
			<OnDemand
				load={loadTry}
				props={{ station, onBack: () => setOpen(false) }}
				onFailure={() => location.assign(MATCH_DAY)}
			/>
		);
	return (
		<div>
			{children}
			<a
				ref={(element) => {
					stub.current = element;
					takeOver(element);
				}}
				href={MATCH_DAY}
				data-js={`try-${station}`}
				className={stubCss.stub}
				onClick={open}
			>
				{`${action} `}
				<span className="arrow" />
			</a>
		</div>
	);
}
