import type { ReactNode } from 'react';
import { brand } from '../../content/brand';
import type { Resources } from '../../i18n/resources';
import { button } from '../../ui/button';
import css from './HomeHero.module.css';

/** The first screen: what this is, what it costs whom, and the objects that it makes. */
export function HomeHero({ text, scene }: { text: Resources['home']['hero']; scene: ReactNode }) {
	const [first, second, last] = text.title;
	return (
		<header className={css.hero}>
			<div className={css.words}>
				<h1>
					{first} {second} <span className={css.mark}>{last}</span>
				</h1>
				<p className={css.lead}>{text.lead}</p>
				<a href={brand.register.url} className={button()}>
					{text.button}
				</a>
				<p className={css.note}>{text.note}</p>
			</div>
			<div className={css.scene}>{scene}</div>
		</header>
	);
}
