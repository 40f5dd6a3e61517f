import { ContactForm } from '../forms/ContactForm';
import { textOf } from '../i18n/i18n';
import { NumberedSteps } from '../sections/NumberedSteps';
import { PageHero } from '../sections/PageHero';
import { Split } from '../sections/Split';

export default function Contact() {
	const text = textOf('contact-page');
	return (
		<>
			<PageHero title={text.hero.title} lead={text.hero.lead} />
			<Split
				main={<ContactForm />}
				aside={
					<>
						<NumberedSteps title={text.promise.title} items={text.promise.items} />
						<h2>{text.other.title}</h2>
						<p>{text.other.text}</p>
					</>
				}
			/>
		</>
	);
}
