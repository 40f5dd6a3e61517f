import { BRAND_FOLDER, LOCKUP_SIZE, logoFile, logoFormats, logoVariants, MARK_SIZE } from '../../content/brand-files';
import type { Resources } from '../../i18n/resources';
import css from './LogoShelf.module.css';

type Text = Resources['company/brand']['logo'];

/** Every version of the logo on the ground it is made for, as the files for download. */
export function LogoShelf({ text }: { text: Text }) {
	return (
		<ul className={css.shelf}>
			{logoVariants.map((variant) => {
				const version = text.variants.find((candidate) => candidate.id === variant);
				if (version === undefined) throw new Error(`company/brand.json has no logo '${variant}'`);
				const size = variant === 'mark' ? MARK_SIZE : LOCKUP_SIZE;
				return (
					<li key={variant} className={css[variant]}>
						<div className={css.ground}>
							<img src={`${BRAND_FOLDER}/${logoFile(variant, 'svg')}`} alt="" {...size} loading="lazy" />
						</div>
						<h3>{version.name}</h3>
						<p>{version.text}</p>
						<p className={css.files}>
							{logoFormats.map((format) => (
								<a key={format} href={`${BRAND_FOLDER}/${logoFile(variant, format)}`} download>
									{format}
									<span className="sr-only"> ({version.name})</span>
								</a>
							))}
						</p>
					</li>
				);
			})}
		</ul>
	);
}
