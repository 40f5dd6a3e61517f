import { useLayoutEffect, useRef } from 'react';
import { stopWaiting, takeOver } from '../boot/early-presses';
import { letGo } from '../forms/drafts';
import { useEarlyInput } from '../forms/useEarlyInput';

/**
 * The static fallback of the error boundary: a page that React could not take over, as it was before, complete, with plain
 * links and plain forms, without what only React could answer.
 * @param page a copy of the element that it stands in for: its children are moved
 */
export function StaticFallback({ page }: { page: Element }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => element.current?.append(...page.childNodes), [page]);
	useEarlyInput(element);
	useLayoutEffect(() => {
		// What was held of the forms that this stands in for is sent as a plain form.
		for (const form of element.current?.querySelectorAll('form') ?? []) takeOver(form);
		// React had answered some of them already.
		for (const button of element.current?.querySelectorAll<HTMLElement>('[type="button"]:not([popovertarget])') ?? [])
			button.dataset.js = '';
		letGo();
		window.nono?.giveUp();
		return stopWaiting;
	}, []);
	return <div ref={element} style={{ display: 'contents' }} />;
}
