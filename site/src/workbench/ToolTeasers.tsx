import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import type { ToolName } from './bench/objects';
import css from './ToolTeasers.module.css';

/** Tools that fit a page: the object of each, and the question that it answers. */
export function ToolTeasers({ tools }: { tools: readonly ToolName[] }) {
	const t = translator('common');
	return (
		<section className={css.bench} aria-label={t('footer.groups.tools')}>
			{tools.map((tool) => (
				<Link key={tool} to={`/tools/${tool}/`}>
					<svg viewBox="0 0 420 300" aria-hidden="true">
						<use href={`/scenes/tool-${tool}.svg#scene`} />
					</svg>
					<h2>{t(`tools.teasers.${tool}`)}</h2>
				</Link>
			))}
		</section>
	);
}
