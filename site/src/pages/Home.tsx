import { SignupForm } from '../forms/SignupForm';
import { textOf } from '../i18n/i18n';
import { HomeDay } from '../sections/home/HomeDay';
import { PriceBoard } from '../sections/home/PriceBoard';
import { Proof } from '../sections/home/Proof';
import { Talk } from '../sections/home/Talk';
import { TicketCta } from '../sections/TicketCta';
import { SupporterBand } from '../shell/SupporterBand';
import { Boundaries } from '../ui/Boundaries';

export default function Home() {
	const text = textOf('home');
	return (
		<Boundaries>
			<HomeDay text={text.hero} day={text.timeline} signup={text.cta} />
			<Proof />
			<PriceBoard text={text.pricing} />
			<Talk />
			<SupporterBand />
			<TicketCta
				title={text.cta.title}
				text={text.cta.text}
				note={text.cta.note}
				action={
					<SignupForm
						label={text.cta.emailLabel}
						placeholder={text.cta.emailPlaceholder}
						button={text.cta.button}
						news={text.cta.news}
						privacy={text.cta.privacy}
					/>
				}
			/>
		</Boundaries>
	);
}
