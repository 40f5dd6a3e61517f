import type { Resources } from '../../i18n/resources';
import css from './LogoRules.module.css';

type Text = Resources['company/brand']['rules'];

/** What suits the logo and what doesn't. */
export function LogoRules({ text }: { text: Text }) {
	const lists = [
		{ title: text.doTitle, rules: text.do },
		{ title: text.dontTitle, rules: text.dont },
	];
	return (
		<div className={`columns ${css.rules}`}>
			{lists.map(({ title, rules }) => (
				<section key={title}>
					<h3>{title}</h3>
					<ul>
						{rules.map((rule) => (
							<li key={rule}>{rule}</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}
