import type { Resources } from '../../i18n/resources';
import css from './LogoRules.module.css';
import { doDrawings, dontDrawings, RuleDrawing } from './RuleDrawing';

type Text = Resources['company/brand']['rules'];

/** What suits the logo and what doesn't, each rule drawn. */
export function LogoRules({ text }: { text: Text }) {
	const lists = [
		{ title: text.doTitle, rules: text.do, drawings: doDrawings, wrong: false },
		{ title: text.dontTitle, rules: text.dont, drawings: dontDrawings, wrong: true },
	];
	return (
		<div className={`columns ${css.rules}`}>
			{lists.map(({ title, rules, drawings, wrong }) => (
				<section key={title}>
					<h3>{title}</h3>
					<ul>
						{rules.map((rule, index) => {
							const Drawing = drawings[index];
							return (
								<li key={rule}>
									{Drawing && <RuleDrawing Drawing={Drawing} texts={text.drawing} wrong={wrong} />}
									<p>{rule}</p>
								</li>
							);
						})}
					</ul>
				</section>
			))}
		</div>
	);
}
