import { useState } from 'react';
import { takeOver } from '../boot/early-presses';
import { unhyphenated } from '../i18n/hyphens';
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
}

/** Copies a text; where the browser forbids that, the text shows and is marked. */
export function CopyButton({ words, text }: Props) {
	const [refused, setRefused] = useState('');

	async function copy() {
		const copied = unhyphenated(text());
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
			<button ref={takeOver} type="button" data-js="copy" className={button('quiet')} onClick={copy}>
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
