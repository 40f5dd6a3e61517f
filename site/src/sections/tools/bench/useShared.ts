import { useLocation } from '@tanstack/react-router';
import { useLayoutEffect, useState } from 'react';
import { readAddress } from '../../../tools/address';
import { type State, untouched } from '../../../tools/state';

/** What the address says of all tools; untouched in the prerendered page. */
export function useShared(): { readonly state: State; readonly isRefused: boolean } {
	const hash = useLocation({ select: (location) => location.hash });
	const [shared, setShared] = useState({ state: untouched, isRefused: false });
	useLayoutEffect(() => {
		const reading = readAddress(hash && `#${hash}`);
		setShared({ state: reading?.ok ? reading.state : untouched, isRefused: reading?.ok === false });
	}, [hash]);
	return shared;
}
