import { useLayoutEffect } from 'react';
import { Head } from './Head';

/** What the prerender wrote into the head about the page of arrival. */
const written = document.head.querySelectorAll(
	'link:is([rel="canonical"], [rel="alternate"]), meta[name]:not([name="viewport"], [name="color-scheme"], [name="theme-color"]), meta[property]',
);

/** The head as React writes it; React puts its own beside what is there, so that goes at the same moment. */
export default function LiveHead() {
	useLayoutEffect(() => {
		for (const element of written) element.remove();
	}, []);
	return <Head isLive />;
}
