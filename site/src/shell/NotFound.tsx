import { takeOver } from '../boot/early-presses';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { Link } from '../ui/Link';
import { WithEnglish } from '../ui/WithEnglish';
import { LogoMark } from './Logo';
import css from './Message.module.css';

/** A step back that has not begun after this time, in milliseconds, leads nowhere. */
const BEGUN_MS = 1000;

/** One step back, or home where there is nothing to go back to, as in a new tab: no browser says so beforehand. */
export function goBack(): void {
	// Home by a fresh load: the client may be what failed.
	const home = setTimeout(() => location.assign('/'), history.length > 1 ? BEGUN_MS : 0);
	for (const begun of ['popstate', 'beforeunload', 'pagehide'])
		addEventListener(begun, () => clearTimeout(home), { once: true });
	history.back();
}

/** The not-found screen, also served by the CDN with status 404. The English words are the customer's, and stand behind the German ones. */
export function NotFound() {
	const t = translator('common');
	return (
		<div className={css.message}>
			<LogoMark className={css.mark} />
			<h1>{t('notFound.title')}</h1>
			<p>{t('notFound.text')}</p>
			<p lang="en" className={css.detail}>
				<strong>{t('notFound.generic')}</strong>
				<br />
				<span>{t('notFound.message')}</span>
			</p>
			<div className={css.actions}>
				<button ref={takeOver} type="button" data-js="back" className={button()} onClick={goBack}>
					<WithEnglish german={t('back')} english={t('notFound.back')} />
				</button>
				<Link to="/" className={button('quiet')}>
					<WithEnglish german={t('toHome')} english={t('notFound.start')} />
				</Link>
			</div>
		</div>
	);
}
