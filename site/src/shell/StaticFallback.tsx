import { useLayoutEffect, useRef } from 'react';
import { takeOver } from '../boot/early-presses';
import { letGo, restoreDrafts } from '../forms/drafts';

/**
 * The static fallback of the error boundary: a page that React could not take over, as it was before, complete, with plain
 * links and plain forms.
 */
export function StaticFallback({ html }: { html: string }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => {
		restoreDrafts(element.current);
		// What was held of the forms that this stands in for is sent as a plain form.
		for (const form of element.current?.querySelectorAll('form') ?? []) takeOver(form);
		letGo();
		window.nono?.giveUp();
	}, []);
	// biome-ignore lint/security/noDangerouslySetInnerHtml: it is the document's own.
	return <div ref={element} style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: html }} />;
}
