import { brand } from '../content/brand';
import { aboutQuery, useAbout } from '../forms/about';
import { ContactForm } from '../forms/ContactForm';
import { textOf, translator } from '../i18n/i18n';
import { PageHero } from '../sections/PageHero';
import { Boundaries } from '../ui/Boundaries';
import { button } from '../ui/button';
import { External } from '../ui/External';
import css from './Contact.module.css';

export default function Contact() {
	const { hero, promise, other } = textOf('contact-page');
	const common = translator('common');
	const [about] = useAbout();
	return (
		<Boundaries>
			<PageHero title={hero.title} lead={hero.lead} />
			<div className={`columns ${css.split}`}>
				<div>
					<ContactForm />
				</div>
				<aside className={css.aside}>
					<section className={css.steps}>
						<h2>{promise.title}</h2>
						<ol>
							{promise.items.map(({ title, text }) => (
								<li key={title}>
									<h3>{title}</h3>
									<p>{text}</p>
								</li>
							))}
						</ol>
					</section>
					<h2>{other.title}</h2>
					<p>{other.text}</p>
					<External
						href={about ? `${brand.meeting.url}?${new URLSearchParams(aboutQuery(about))}` : brand.meeting.url}
						className={button('quiet')}
					>
						{common('nav.trial')}
					</External>
				</aside>
			</div>
		</Boundaries>
	);
}
