import type { Resources } from '../../i18n/resources';
import css from './LogoRules.module.css';
import { doDrawings, dontDrawings, RuleDrawing } from './RuleDrawing';

type Text = Resources['company/brand']['rules'];

/** What suits the logo and what doesn't, each rule drawn. */
export function LogoRules({ text }: { text: Text }) {
	return (
		<div className={`columns ${css.rules}`}>
			<section>
				<h3>{text.doTitle}</h3>
				<ul>
					{text.do.map((rule, index) => {
						const Drawing = doDrawings[index];
						return (
							<li key={rule}>
								{Drawing && <RuleDrawing Drawing={Drawing} texts={text.drawing} />}
								<p>{rule}</p>
							</li>
						);
					})}
				</ul>
			</section>
			<section>
				<h3>{text.dontTitle}</h3>
				<ul>
					{text.dont.map((rule, index) => {
						const Drawing = dontDrawings[index];
						return (
							<li key={rule}>
								{Drawing && <RuleDrawing Drawing={Drawing} texts={text.drawing} wrong />}
								<p>{rule}</p>
							</li>
						);
					})}
				</ul>
			</section>
		</div>
	);
}
