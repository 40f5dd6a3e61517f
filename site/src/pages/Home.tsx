import { SignupForm } from '../forms/SignupForm';
import { textOf } from '../i18n/i18n';
import { FaqSection } from '../sections/Faq';
import { Audiences } from '../sections/home/Audiences';
import { Benefits } from '../sections/home/Benefits';
import { FeatureIndex } from '../sections/home/FeatureIndex';
import { HomeHero } from '../sections/home/HomeHero';
import { KeyFigures } from '../sections/home/KeyFigures';
import { PriceBoard } from '../sections/home/PriceBoard';
import { Timeline } from '../sections/home/Timeline';
import { TicketCta } from '../sections/TicketCta';
import { Voices } from '../sections/Voices';
import { SupporterBand } from '../shell/SupporterBand';
import { Boundaries } from '../ui/Boundaries';

export default function Home() {
	const text = textOf('home');
	return (
		<Boundaries>
			<HomeHero text={text.hero} signup={text.cta} />
			<SupporterBand />
			<Timeline text={text.timeline} />
			<Benefits text={text.benefits} />
			<KeyFigures />
			<PriceBoard text={text.pricing} />
			<FeatureIndex text={text.index} />
			<Voices page="/" none={text.noVoice} />
			<FaqSection {...text.voices} name="voices" />
			<Audiences text={text.audiences} join={text.join} />
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
