import { brand } from '../../content/brand';
import { voices } from '../../content/voices';
import { textOf } from '../../i18n/i18n';
import { button } from '../../ui/button';
import { LinkedText } from '../../ui/LinkedText';
import { Section } from '../../ui/Section';
import { Faq } from '../Faq';
import { Said } from '../Voices';
import css from './Talk.module.css';

/** What clubs say, or the seat that is kept free for them; beside it what their boards ask first. */
export function Talk() {
	const { noVoice, join, voices: asked } = textOf('home');
	const isFree = voices.every(({ page }) => page !== '/');
	return (
		<Section id="stimmen" className={`columns ${css.talk}`}>
			<div className={css.seat}>
				{isFree ? (
					<>
						<h2>{noVoice.title}</h2>
						<p className={css.none}>
							<LinkedText text={noVoice.text} />
						</p>
					</>
				) : (
					<Said page="/" />
				)}
				<a href={brand.register.url} className={button('quiet')}>
					{join}
				</a>
			</div>
			<div>
				<h2>{asked.title}</h2>
				<Faq items={asked.items} name="voices" />
			</div>
		</Section>
	);
}
