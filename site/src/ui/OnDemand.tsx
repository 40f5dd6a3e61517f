import { CatchBoundary } from '@tanstack/react-router';
import { type ComponentType, useEffect, useState } from 'react';
import { defaultOf, inTime } from '../missing-file';

interface Props<P extends object> {
	/** Fetches the component. Has to be the same function each time. */
	readonly load: () => Promise<{ default: ComponentType<P> }>;
	readonly props: P;
	/** Called when the code doesn't come or fails. Rendered anew after that, it is asked for once more. */
	readonly onFailure?: () => void;
}

/** Something that a page does without until it is asked for. Its failure is its own: nothing is shown in its place. */
export function OnDemand<P extends object>({ load, props, onFailure }: Props<P>) {
	const [Part, setPart] = useState<ComponentType<P>>();
	// biome-ignore lint/correctness/useExhaustiveDependencies: fetched once; the handler of a failure may change meanwhile.
	useEffect(() => {
		inTime(defaultOf(load())).then(
			(component) => setPart(() => component),
			() => onFailure?.(),
		);
	}, [load]);
	return (
		<CatchBoundary getResetKey={() => Part} errorComponent={() => null} {...(onFailure && { onCatch: onFailure })}>
			{Part && <Part {...props} />}
		</CatchBoundary>
	);
}
