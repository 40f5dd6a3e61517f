import { ANALYTICS_ORIGIN } from '../content/stage';

/** Loads the counting script once. Only called after the visitor agreed. */
export function loadAnalytics(): void {
	if (ANALYTICS_ORIGIN === '' || document.querySelector('script[data-domain]')) return;
	const script = document.createElement('script');
	script.src = `${ANALYTICS_ORIGIN}/js/script.js`;
	script.defer = true;
	script.dataset.domain = location.hostname;
	document.head.append(script);
}
