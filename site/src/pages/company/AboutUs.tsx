import { textOf } from '../../i18n/i18n';
import { CountSheet } from '../../sections/about/CountSheet';
import { Team } from '../../sections/about/Team';
import { DemoTicket } from '../../sections/DemoTicket';
import { PageHero } from '../../sections/PageHero';
import { Boundaries } from '../../ui/Boundaries';
import { Example } from '../../ui/Example';
import { Prose } from '../../ui/Prose';
import { Section } from '../../ui/Section';
import css from './AboutUs.module.css';

export default function AboutUs() {
	const { hero, mission, team, values, supporters, cta } = textOf('company/about-us');
	return (
		<Boundaries>
			<PageHero
				{...hero}
				scene={
					<Example>
						<CountSheet text={hero.scene} />
					</Example>
				}
			/>
			<Section tone="sunken">
				<h2 className={css.line}>{mission.title}</h2>
				<Prose paragraphs={mission.paragraphs} />
			</Section>
			<Team text={team} />
			<Section title={values.title}>
				<ul className={css.values}>
					{values.items.map(({ title, text }) => (
						<li key={title}>
							<h3>{title}</h3>
							<p>{text}</p>
						</li>
					))}
				</ul>
			</Section>
			<DemoTicket {...cta} to="calendar" />
			{/* The last: the shell's band names them right below. */}
			<Section title={supporters.title}>
				<p>{supporters.text}</p>
			</Section>
		</Boundaries>
	);
}
