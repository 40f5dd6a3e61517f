import { useState } from 'react';
import { takeOver } from '../../boot/early-presses';
import { textOf } from '../../i18n/i18n';
import { plain } from '../../typography/plain';
import { button } from '../../ui/button';
import { notify } from '../../ui/ToastHost';
import css from './BoardTool.module.css';

/** Copies the paper as text; where the browser forbids that, the text shows and is marked. */
export function CopyButton({ letter }: { letter: () => string }) {
	const text = textOf('tools/board').take;
	const [refused, setRefused] = useState('');

	async function copy() {
		const words = plain(letter());
		try {
			await navigator.clipboard.writeText(words);
			setRefused('');
			notify(text.copied);
		} catch {
			setRefused(words);
		}
	}

	return (
		<>
			<button ref={takeOver} type="button" data-js="copy" className={button('quiet')} onClick={copy}>
				{text.copy}
			</button>
			{refused && (
				<div className={css.refusedCopy}>
					<p role="alert">{text.refused}</p>
					<textarea readOnly rows={8} aria-label={text.copy} value={refused} ref={(field) => field?.select()} />
				</div>
			)}
		</>
	);
}
