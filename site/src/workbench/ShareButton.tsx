import { useState } from 'react';
import { takeOver } from '../boot/early-presses';
import { textOf } from '../i18n/i18n';
import { button } from '../ui/button';
import { notify } from '../ui/ToastHost';
import css from './ShareButton.module.css';

/** True when the visitor sent it on, or changed their mind. */
async function isSharedByDevice(url: string): Promise<boolean> {
	if (!('share' in navigator)) return false;
	try {
		await navigator.share({ url });
		return true;
	} catch (cause) {
		return cause instanceof DOMException && cause.name === 'AbortError';
	}
}

/**
 * Hands on the address of the page with what was filled in: a phone opens its own list of people and programs, elsewhere it is copied.
 * Where the browser forbids that, it shows and is marked.
 */
export function ShareButton({ fragment }: { readonly fragment: string }) {
	const words = textOf('common').tools.share;
	const [refused, setRefused] = useState('');

	async function share() {
		const address = location.origin + location.pathname + fragment;
		if (await isSharedByDevice(address)) return;
		try {
			await navigator.clipboard.writeText(address);
			setRefused('');
			notify(words.copied);
		} catch {
			setRefused(address);
		}
	}

	return (
		<>
			<button ref={takeOver} type="button" data-js="share" className={button('quiet')} onClick={share}>
				{words.copy}
			</button>
			{refused && (
				<div className={css.refused}>
					<p role="alert">{words.refused}</p>
					<textarea readOnly rows={4} aria-label={words.copy} value={refused} ref={(field) => field?.select()} />
				</div>
			)}
		</>
	);
}
