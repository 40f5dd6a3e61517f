import { ContactForm } from '../forms/ContactForm';
import { textOf } from '../i18n/i18n';
import { HelpDesk } from '../sections/help/HelpDesk';
import css from '../sections/help/HelpDesk.module.css';
import { PageHero } from '../sections/PageHero';
import { Boundaries } from '../ui/Boundaries';
import { Section } from '../ui/Section';

const FORM_ID = 'frage';

export default function Help() {
	const text = textOf('help');
	return (
		<Boundaries>
			<PageHero label={text.hero.label} title={text.hero.title} lead={text.hero.lead} />
			<HelpDesk formId={FORM_ID} />
			<Section id={FORM_ID} title={text.form.title} tone="sunken" className={`columns ${css.ask}`}>
				<p>{text.form.text}</p>
				<ContactForm />
			</Section>
		</Boundaries>
	);
}
