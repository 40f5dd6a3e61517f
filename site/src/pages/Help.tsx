import { ContactForm } from '../forms/ContactForm';
import { textOf } from '../i18n/i18n';
import { AskUs } from '../sections/help/AskUs';
import { HelpDesk } from '../sections/help/HelpDesk';
import { PageHero } from '../sections/PageHero';
import { Boundaries } from '../ui/Boundaries';

const FORM_ID = 'frage';

export default function Help() {
	const text = textOf('help');
	return (
		<Boundaries>
			<PageHero label={text.hero.label} title={text.hero.title} lead={text.hero.lead} />
			<HelpDesk formId={FORM_ID} />
			<AskUs id={FORM_ID} text={text.form}>
				<ContactForm />
			</AskUs>
		</Boundaries>
	);
}
