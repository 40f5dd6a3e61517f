import { team } from '../../content/team';
import type { Resources } from '../../i18n/resources';
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
				{team.map(({ slug, path }) => {
					const member = text.members.find((candidate) => candidate.slug === slug);
					if (member === undefined) throw new Error(`company/about-us.json has no member '${slug}'`);
					return (
						<li key={slug}>
							<StaffPass slug={slug} badge={text.badge} heading={<h3>{member.role}</h3>} quote={member.quote}>
								<Link to={path}>{member.link}</Link>
							</StaffPass>
						</li>
					);
				})}
			</ul>
		</Section>
	);
}
