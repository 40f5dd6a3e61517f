import { useEffect, useState } from 'react';
import { takeOver } from '../boot/early-presses';
import { translator } from '../i18n/i18n';
import { OnDemand } from '../ui/OnDemand';
import { notify } from '../ui/ToastHost';
import { WithEnglish } from '../ui/WithEnglish';
import { type Consent, loadAnalytics, readConsent } from './consent';

const loadDialog = () => import('./ConsentDialog');

/** The button of the bottom strip. Fetches the dialog with the first press, and the counting script for those who agreed. */
export function ConsentButton() {
	const t = translator('common');
	const [open, setOpen] = useState(false);
	const [consent, setConsent] = useState<Consent>();

	useEffect(() => setConsent(readConsent()), []);

	useEffect(() => {
		if (consent?.statistics) loadAnalytics();
	}, [consent]);

	const onClose = () => setOpen(false);
	const onFailure = () => {
		setOpen(false);
		notify(t('consent.failed'));
	};
	return (
		<>
			<button ref={takeOver} type="button" data-js="consent" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<WithEnglish german={t('consent.german')} english={t('footer.consent')} />
			</button>
			{open && <OnDemand load={loadDialog} props={{ consent, onAnswer: setConsent, onClose }} onFailure={onFailure} />}
		</>
	);
}
