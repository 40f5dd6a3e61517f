import { useEffect, useId, useRef } from 'react';
import { ANALYTICS_ORIGIN } from '../content/stage';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { Link } from '../ui/Link';
import { WithEnglish } from '../ui/WithEnglish';
import css from './ConsentDialog.module.css';
import { type Consent, storeConsent } from './consent';

interface Props {
	/** The answer so far. */
	readonly consent: Consent | undefined;
	readonly onAnswer: (consent: Consent) => void;
	readonly onClose: () => void;
}

/** Without a counting script there is nothing to agree to, and nothing is asked. */
const isAsked = ANALYTICS_ORIGIN !== '';

function stateOf(consent: Consent | undefined) {
	if (consent === undefined) return 'none';
	return consent.statistics ? 'accepted' : 'refused';
}

/** The consent dialog. Refusing is as easy as agreeing, and both can be changed any time. */
export default function ConsentDialog({ consent, onAnswer, onClose }: Props) {
	const t = translator('common');
	const id = useId();
	const dialog = useRef<HTMLDialogElement>(null);

	useEffect(() => {
		dialog.current?.showModal();
	}, []);

	function answer(statistics: boolean) {
		const wasOn = consent?.statistics === true;
		onAnswer(storeConsent(statistics));
		dialog.current?.close();
		// A script that runs can't be taken back: the page starts again without it.
		if (wasOn && !statistics) location.reload();
	}

	return (
		<dialog ref={dialog} className={css.dialog} aria-labelledby={id} onClose={onClose}>
			<h2 id={id}>
				<WithEnglish german={t('consent.german')} english={t('footer.consent')} />
			</h2>
			<p>{t(isAsked ? 'consent.text' : 'consent.nothing')}</p>
			<dl>
				<dt>{t('consent.necessary.title')}</dt>
				<dd>{t('consent.necessary.text')}</dd>
				{isAsked && (
					<>
						<dt>{t('consent.statistics.title')}</dt>
						<dd>{t('consent.statistics.text', { host: new URL(ANALYTICS_ORIGIN).host })}</dd>
					</>
				)}
			</dl>
			{isAsked && (
				<>
					<p>{t(`consent.current.${stateOf(consent)}`)}</p>
					<div className={css.answers}>
						<button type="button" className={button('quiet')} onClick={() => answer(false)}>
							{t('consent.refuse')}
						</button>
						<button type="button" className={button('quiet')} onClick={() => answer(true)}>
							{t('consent.accept')}
						</button>
					</div>
				</>
			)}
			<p>
				<Link to="/legal/privacy" onClick={() => dialog.current?.close()}>
					{t('consent.more')}
				</Link>
			</p>
			<form method="dialog">
				<button type="submit" className={css.close} aria-label={t('consent.close')}>
					×
				</button>
			</form>
		</dialog>
	);
}
