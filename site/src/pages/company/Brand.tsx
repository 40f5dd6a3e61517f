import { BRAND_FOLDER, KIT_FILE } from '../../content/brand-files';
import { textOf } from '../../i18n/i18n';
import { ColourFan } from '../../sections/brand/ColourFan';
import css from '../../sections/brand/Intro.module.css';
import { LogoRules } from '../../sections/brand/LogoRules';
import { LogoShelf } from '../../sections/brand/LogoShelf';
import { Palette } from '../../sections/brand/Palette';
import { Specimen } from '../../sections/brand/Specimen';
import { PageHero } from '../../sections/PageHero';
import { TicketCta } from '../../sections/TicketCta';
import { Boundaries } from '../../ui/Boundaries';
import { button } from '../../ui/button';
import { Section } from '../../ui/Section';

const KIT = `${BRAND_FOLDER}/${KIT_FILE}`;

export default function Brand() {
	const { hero, logo, colours, font, rules, cta } = textOf('company/brand');
	return (
		<Boundaries>
			<PageHero
				{...hero}
				scene={<ColourFan label={hero.scene.label} names={colours.items} />}
				actions={
					<a href={KIT} download className={button()}>
						{hero.download}
					</a>
				}
			/>
			<Section title={logo.title} tone="sunken">
				<p className={css.intro}>{logo.text}</p>
				<LogoShelf text={logo} />
			</Section>
			<Section title={colours.title}>
				<p className={css.intro}>{colours.text}</p>
				<Palette text={colours} />
			</Section>
			<Section title={font.title} tone="deep">
				<p className={css.intro}>{font.text}</p>
				<Specimen text={font} />
			</Section>
			<Section title={rules.title}>
				<LogoRules text={rules} />
			</Section>
			<TicketCta
				{...cta}
				action={
					<a href={KIT} download className={button()}>
						{cta.button}
					</a>
				}
			/>
		</Boundaries>
	);
}
