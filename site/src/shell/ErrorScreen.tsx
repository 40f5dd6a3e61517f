import { type ErrorComponentProps, rootRouteId, useMatch, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { LogoMark } from './Logo';
import css from './Message.module.css';

/** What Chromium, Firefox and Safari say of a page's code that could not be fetched. */
const MISSING_CODE = /dynamically imported module|module script/;

/** The error screen of a page. The English words are the specification's; the German ones say what happened. */
export function ErrorScreen({ error, reset }: ErrorComponentProps) {
	const t = translator('common');
	const router = useRouter();
	const [shown, setShown] = useState(false);
	const atHome = router.state.location.pathname === '/';
	const atRoot = useMatch({ strict: false, select: (match) => match.id === rootRouteId });

	function retry() {
		// A module that could not be fetched stays failed in Firefox until the document is loaded anew.
		if (MISSING_CODE.test(String(error))) return location.reload();
		reset();
		void router.invalidate();
	}

	return (
		<div className={css.message} role="alert">
			<LogoMark className={css.mark} />
			<h1>{t('error.title')}</h1>
			<p>{t('error.text')}</p>
			<p lang="en" className={css.english}>
				{t('error.generic')}
			</p>
			<div className={css.actions} lang="en">
				<button type="button" className={button()} onClick={retry}>
					{t('error.retry')}
				</button>
				{atHome || atRoot ? (
					// A fresh load, since the client may be what failed.
					<a href="/" target="_self" className={button('quiet')}>
						{t('error.home')}
					</a>
				) : (
					<button type="button" className={button('quiet')} onClick={() => router.history.back()}>
						{t('error.back')}
					</button>
				)}
				<button type="button" className={button('quiet')} aria-expanded={shown} onClick={() => setShown(!shown)}>
					{shown ? t('error.hide') : t('error.show')}
				</button>
			</div>
			{shown && (
				<pre className={css.detail} lang="en">
					{error instanceof Error ? error.message : String(error)}
				</pre>
			)}
		</div>
	);
}
