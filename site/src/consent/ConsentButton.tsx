import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { translator } from '../i18n/i18n';
import { loadAnalytics } from './analytics';
import { readConsent, subscribeConsent } from './consent';

const ConsentDialog = lazy(() => import('./ConsentDialog'));

/** The button of the bottom strip. Fetches the dialog with the first press, and the counting script for those who agreed. */
export function ConsentButton() {
	const t = translator('common');
	const [open, setOpen] = useState(false);
	const consent = useSyncExternalStore(subscribeConsent, readConsent, () => undefined);

	useEffect(() => {
		if (consent?.statistics) loadAnalytics();
	}, [consent]);

	return (
		<>
			<button type="button" data-js="" lang="en" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				{t('footer.consent')}
			</button>
			{open && (
				<Suspense>
					<ConsentDialog consent={consent} onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	);
}
