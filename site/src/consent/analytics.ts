declare const __ANALYTICS_ORIGIN__: string;

/** Origin of the counting script's host; empty when the operator has set up none. */
export const ANALYTICS_ORIGIN: string = typeof __ANALYTICS_ORIGIN__ === 'string' ? __ANALYTICS_ORIGIN__ : '';

/** Loads the counting script once. Only called after the visitor agreed. */
export function loadAnalytics(): void {
	if (ANALYTICS_ORIGIN === '' || document.querySelector('script[data-domain]')) return;
	const script = document.createElement('script');
	script.src = `${ANALYTICS_ORIGIN}/js/script.js`;
	script.defer = true;
	script.dataset.domain = location.hostname;
	document.head.append(script);
}
