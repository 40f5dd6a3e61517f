import { useState } from 'react';
import { takeOver } from '../boot/early-presses';
import { unhyphenated } from '../i18n/hyphens';
import { textOf } from '../i18n/i18n';
import { button } from '../ui/button';
import { notify } from '../ui/ToastHost';
import css from './CopyButton.module.css';

interface Props {
	readonly words: {
		/** On the button. */
		readonly copy: string;
		readonly copied: string;
		/** Above the text that the visitor has to copy by hand. */
		readonly refused: string;
	};
	readonly text: () => string;
	/** True for an address: a phone opens its own list of people and programs to send it to. */
	readonly isShared?: boolean;
}

/** Hands on the address of the page with what was filled in. */
export function ShareButton({ fragment }: { readonly fragment: string }) {
	const address = () => location.origin + location.pathname + fragment;
	return <CopyButton words={textOf('common').tools.share} text={address} isShared />;
}

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

/** Copies a text; where the browser forbids that, the text shows and is marked. */
export function CopyButton({ words, text, isShared = false }: Props) {
	const [refused, setRefused] = useState('');

	async function copy() {
		const copied = unhyphenated(text());
		if (isShared && (await isSharedByDevice(copied))) return;
		try {
			await navigator.clipboard.writeText(copied);
			setRefused('');
			notify(words.copied);
		} catch {
			setRefused(copied);
		}
	}

	return (
		<>
			<button
				ref={takeOver}
				type="button"
				data-js={isShared ? 'share' : 'copy'}
				className={button('quiet')}
				onClick={copy}
			>
				{words.copy}
			</button>
			{refused && (
				<div className={css.refused}>
					<p role="alert">{words.refused}</p>
					<textarea readOnly rows={8} aria-label={words.copy} value={refused} ref={(field) => field?.select()} />
				</div>
			)}
		</>
	);
}
