import { useState } from 'react';
import { brand } from '../content/brand';
import { aboutQuery, useAbout } from '../forms/about';
import { ContactForm } from '../forms/ContactForm';
import { textOf, translator } from '../i18n/i18n';
import { NumberedSteps } from '../sections/NumberedSteps';
import { PageHero } from '../sections/PageHero';
import { Split } from '../sections/Split';
import { Boundaries } from '../ui/Boundaries';
import { button } from '../ui/button';
import { External } from '../ui/External';

export default function Contact() {
	const text = textOf('contact-page');
	const common = translator('common');
	const [about] = useAbout();
	const [isSent, setSent] = useState(false);
	return (
		<Boundaries>
			<PageHero title={text.hero.title} lead={text.hero.lead} />
			<Split
				main={<ContactForm onSent={() => setSent(true)} />}
				aside={
					<>
						<NumberedSteps {...text.promise} done={isSent ? 1 : 0} />
						<h2>{text.other.title}</h2>
						<p>{text.other.text}</p>
						<External
							href={about ? `${brand.meeting.url}?${new URLSearchParams(aboutQuery(about))}` : brand.meeting.url}
							className={button('quiet')}
						>
							{common('nav.trial')}
						</External>
					</>
				}
			/>
		</Boundaries>
	);
}
