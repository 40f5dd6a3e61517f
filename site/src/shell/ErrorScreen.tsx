import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { stopWaiting, takeOver } from '../boot/early-presses';
import { allowLeaving } from '../forms/drafts';
import { useEarlyInput } from '../forms/useEarlyInput';
import { translator } from '../i18n/i18n';
import { inTime, MissingFile } from '../missing-file';
import { button } from '../ui/button';
import { WithEnglish } from '../ui/WithEnglish';
import { LogoMark } from './Logo';
import css from './Message.module.css';
import { metaOf, useStandInTitle } from './meta';
import { goBack } from './NotFound';
import { Pending } from './Pending';
import { SupporterBand } from './SupporterBand';

/** Whether the page in view came as HTML, complete, and none has been rendered since. */
export const arrival = { isShown: false };

/** Loads the address afresh if the site answers there. Resolves to false when it doesn't. */
async function loadAfresh(): Promise<boolean> {
	try {
		const { ok } = await inTime(fetch(location.href, { method: 'HEAD', cache: 'no-store' }));
		if (ok) location.reload();
		return ok;
	} catch {
		return false;
	}
}

/**
 * The error boundary's fallback: what stands in the place of a page that fails. The page of arrival came complete and stays as it is; one whose files are
 * gone is loaded afresh; when that is impossible, or rendering fails, the error screen says so.
 */
export function ErrorScreen(props: ErrorComponentProps) {
	const atRoot = useMatch({ strict: false, select: (match) => match.id === rootRouteId });
	const [page] = useState(() => {
		const shown = arrival.isShown ? document.querySelector(atRoot ? '#root' : 'main') : null;
		return shown?.hasChildNodes() ? (shown.cloneNode(true) as Element) : undefined;
	});
	const isMissing = props.error instanceof MissingFile;
	const [isDown, setDown] = useState(!isMissing);

	useEffect(() => {
		if (isMissing && !page) void loadAfresh().then((isOnItsWay) => setDown(!isOnItsWay));
	}, [isMissing, page]);

	if (page) return <StaticFallback page={page} />;
	return isDown ? <Message {...props} /> : <Pending />;
}

function focusOn(headline: HTMLElement | null): void {
	headline?.focus({ preventScroll: true });
}

/** The error screen of a page. The customer's words are English: they stand behind the German ones. */
function Message({ error, reset }: ErrorComponentProps) {
	const t = translator('common');
	const router = useRouter();
	const [shown, setShown] = useState(false);
	const { pathname } = router.state.location;
	const atHome = pathname === '/';
	const atRoot = useMatch({ strict: false, select: (match) => match.id === rootRouteId });

	useStandInTitle(t('error.metaTitle', { page: metaOf(pathname).title }));

	async function retry() {
		// Firefox never asks again for a module that did not come.
		if (error instanceof MissingFile && (await loadAfresh())) return;
		reset();
		void router.invalidate();
	}

	const message = (
		<div className={css.message} role="alert">
			<LogoMark className={css.mark} />
			{/* It comes later than the change of page, which found no headline (`usePageChange.ts`). */}
			<h1 tabIndex={-1} ref={focusOn}>
				{t('error.title')}
			</h1>
			<p>{t('error.text')}</p>
			<p lang="en" className={css.detail}>
				{t('error.generic')}
			</p>
			<div className={css.actions}>
				<button type="button" className={button()} onClick={retry}>
					<WithEnglish german={t('error.again')} english={t('error.retry')} />
				</button>
				{atHome || atRoot ? (
					// A fresh load, since the client may be what failed.
					<a href="/" className={button('quiet')}>
						<WithEnglish german={t('toHome')} english={t('error.home')} />
					</a>
				) : (
					<button type="button" className={button('quiet')} onClick={goBack}>
						<WithEnglish german={t('back')} english={t('error.back')} />
					</button>
				)}
				<button type="button" className={button('quiet')} aria-expanded={shown} onClick={() => setShown(!shown)}>
					<WithEnglish
						german={t(shown ? 'error.less' : 'error.more')}
						english={t(shown ? 'error.hide' : 'error.show')}
					/>
				</button>
			</div>
			{shown && (
				<pre className={css.detail} lang="en">
					{error instanceof Error ? error.message : String(error)}
				</pre>
			)}
		</div>
	);
	// Every other page has the band of the shell.
	return atHome && !atRoot ? (
		<>
			{message}
			<SupporterBand />
		</>
	) : (
		message
	);
}

/**
 * The static fallback of the error boundary: a page that React could not take over, as it was before, complete, with plain
 * links and plain forms, without what only React could answer.
 * @param page a copy of the element that it stands in for: its children are moved
 */
function StaticFallback({ page }: { page: Element }) {
	const element = useRef<HTMLDivElement>(null);
	useLayoutEffect(() => element.current?.append(...page.childNodes), [page]);
	useEarlyInput(element);
	useLayoutEffect(() => {
		// What was held of the forms that this stands in for is sent as a plain form.
		for (const form of element.current?.querySelectorAll('form') ?? []) takeOver(form);
		// Those that React answered had lost the mark of what needs it.
		for (const button of element.current?.querySelectorAll<HTMLElement>('[type="button"]:not([popovertarget])') ?? [])
			button.dataset.js = '';
		allowLeaving();
		window.nono?.giveUp();
		return stopWaiting;
	}, []);
	return <div ref={element} style={{ display: 'contents' }} />;
}
