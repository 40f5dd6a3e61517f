import { palette, rgbOf } from '../../content/palette';
import type { Resources } from '../../i18n/resources';
import css from './Palette.module.css';

type Text = Resources['company/brand']['colours'];

/** The colours and their values: a press on one marks it whole. */
export function Palette({ text }: { text: Text }) {
	return (
		<dl className={css.values}>
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
							<span>{text.hex}</span> <code>{hex}</code>
						</dd>
						<dd className={css.value}>
							<span>{text.rgb}</span> <code>{rgbOf(hex)}</code>
						</dd>
					</div>
				);
			})}
		</dl>
	);
}
