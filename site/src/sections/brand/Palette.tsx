import { useRef, useState } from 'react';
import { takeOver } from '../../boot/early-presses';
import { type ColourId, palette, rgbOf } from '../../content/palette';
import type { Resources } from '../../i18n/resources';
import { button } from '../../ui/button';
import { notify } from '../../ui/ToastHost';
import css from './Palette.module.css';

type Text = Resources['company/brand']['colours'];

/** The colours by their share of a page, and their values to read, mark or copy. */
export function Palette({ text }: { text: Text }) {
	const [copied, setCopied] = useState<ColourId>();
	const list = useRef<HTMLDListElement>(null);

	async function copy(id: ColourId, hex: string) {
		try {
			await navigator.clipboard.writeText(hex);
			setCopied(id);
			notify(`${text.copied}: ${hex}`);
		} catch {
			// The browser may forbid it; then the value is one key press away from being copied.
			const code = list.current?.querySelector(`[data-colour="${id}"]`);
			if (code) getSelection()?.selectAllChildren(code);
			notify(text.failed);
		}
	}

	return (
		<>
			<Band label={text.band} />
			<dl ref={list} className={css.values}>
				{palette.map(({ id, hex }) => {
					const { name, text: use } = text.items[id];
					return (
						<div key={id}>
							<dt className="label">
								<svg viewBox="0 0 1 1" aria-hidden="true">
									<path d="M0 0h1v1H0z" fill={hex} />
								</svg>
								{name}
							</dt>
							<dd>{use}</dd>
							<dd className={css.value}>
								<span>{text.hex}</span> <code data-colour={id}>{hex}</code>
							</dd>
							<dd className={css.value}>
								<span>{text.rgb}</span> <code>{rgbOf(hex)}</code>
							</dd>
							<dd className={css.copy}>
								<button
									ref={takeOver}
									type="button"
									data-js={id}
									className={button('quiet', 'small')}
									aria-label={`${copied === id ? text.copied : text.copy} (${name})`}
									onClick={() => copy(id, hex)}
								>
									{copied === id ? text.copied : text.copy}
								</button>
							</dd>
						</div>
					);
				})}
			</dl>
		</>
	);
}

/** All colours in one stripe, each as wide as its share of a page. */
function Band({ label }: { label: string }) {
	let x = 0;
	return (
		<svg viewBox="0 0 100 10" preserveAspectRatio="none" role="img" aria-label={label} className={css.band}>
			{palette.map(({ id, hex, share }) => {
				const left = x;
				x += share;
				return <path key={id} d={`M${left} 0h${share}v10h-${share}z`} fill={hex} />;
			})}
		</svg>
	);
}
