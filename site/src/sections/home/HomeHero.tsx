import { SignupForm } from '../../forms/SignupForm';
import { translator } from '../../i18n/i18n';
import type { Resources } from '../../i18n/resources';
import { SceneFile } from '../../scenes/SceneFile';
import { button } from '../../ui/button';
import { Example } from '../../ui/Example';
import { Link } from '../../ui/Link';
import { LinkedText } from '../../ui/LinkedText';
import frame from '../Hero.module.css';
import css from './HomeHero.module.css';

interface Props {
	readonly text: Resources['home']['hero'];
	/** Beside every e-mail field: what comes, the consent to later mails, and what becomes of the address. */
	readonly signup: Pick<Resources['home']['cta'], 'note' | 'news' | 'privacy'>;
}

/** The first screen: what this is, what it costs whom, and the objects that it makes. */
export function HomeHero({ text, signup }: Props) {
	const t = translator('common');
	const [first, second, last] = text.title;
	return (
		<header className={`${frame.hero} ${css.columns}`}>
			<div className={frame.words}>
				<h1 className={css.title}>
					{`${first} ${second} `}
					<span className={css.mark}>{last}</span>
				</h1>
				<p className={frame.lead}>{text.lead}</p>
				<div className={css.play}>
					<Link to="/tools/matchday/" className={button()}>
						{t('nav.names./tools/matchday/')}
					</Link>
					<p className={css.next}>{text.play}</p>
				</div>
				<SignupForm
					label={text.emailLabel}
					placeholder={text.emailPlaceholder}
					button={text.button}
					news={signup.news}
					privacy={signup.privacy}
				/>
				<p className={css.next}>{signup.note}</p>
				<p className={frame.note}>
					<LinkedText text={t('costs')} />
				</p>
			</div>
			<Example>
				<SceneFile name="hero-objects" width={680} height={600} label={text.scene} />
			</Example>
		</header>
	);
}
