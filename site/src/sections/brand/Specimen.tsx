import type { Resources } from '../../i18n/resources';
import css from './Specimen.module.css';

type Text = Resources['company/brand']['font'];

/** The font at work: one line as large as the page, then the cuts that the site uses, each in itself. */
export function Specimen({ text }: { text: Text }) {
	return (
		<>
			<p className={`${css.large} headline`} translate="no" lang="de">
				{text.sample}
			</p>
			<dl className={css.cuts}>
				{text.cuts.map(({ id, name, setting, sample }) => (
					<div key={id}>
						<dt>
							{name}
							<span>{setting}</span>
						</dt>
						<dd className={css[id]}>{sample}</dd>
					</div>
				))}
			</dl>
		</>
	);
}
