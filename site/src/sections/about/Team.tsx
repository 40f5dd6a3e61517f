import { textOf } from '../../i18n/i18n';
import type { Resources } from '../../i18n/resources';
import { roles } from '../../routes';
import { Link } from '../../ui/Link';
import { Section } from '../../ui/Section';
import { StaffPass } from './StaffPass';
import css from './Team.module.css';

/** The founding team, each role on a pass of its own. */
export function Team({ text }: { text: Resources['company/about-us']['team'] }) {
	return (
		<Section tone="deep" title={text.title} className={css.team}>
			<p>{text.text}</p>
			<ul>
				{roles.map((slug) => {
					const { badge, role, quote, link } = textOf(`tree/${slug}`);
					return (
						<li key={slug}>
							<StaffPass slug={slug} badge={badge} heading={<h3>{role}</h3>} sentence={quote}>
								<Link to={`/tree/${slug}`}>{link}</Link>
							</StaffPass>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
