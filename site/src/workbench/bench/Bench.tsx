import { childrenOf } from '../../content/navigation';
import { textOf, translator } from '../../i18n/i18n';
import hero from '../../sections/PageHero.module.css';
import { Link } from '../../ui/Link';
import { Refused } from '../ToolNotes';
import { useVisit } from '../useVisit';
import css from './Bench.module.css';
import { objects, type ToolName } from './objects';
import { results, stockOf } from './stock';

/** The workbench: an object for each tool, with what comes out of it. */
export function Bench() {
	const text = textOf('tools/index');
	const common = translator('common');
	const { state, isRefused } = useVisit();
	const stock = stockOf(state);
	const isExample = Object.values(state).every((tool) => tool === null);
	return (
		<div className={css.room}>
			<header className={css.head}>
				<div>
					<p className={hero.label}>{text.label}</p>
					<h1 className={hero.title}>{text.title}</h1>
				</div>
				<div>
					{isRefused && <Refused />}
					<p>{isExample ? text.lead.example : text.lead.own}</p>
					<p className={css.note}>{text.note}</p>
				</div>
			</header>
			<section className={css.bench} aria-label={text.bench}>
				<ul>
					{childrenOf('/tools/').map((path) => {
						const tool = path.split('/')[2] as ToolName;
						const Drawing = objects[tool];
						return (
							<li key={path} data-tool={tool}>
								<Link to={path}>
									<span aria-hidden="true" className={css.drawing}>
										<Drawing stock={stock} />
									</span>
									<span className={`label ${css.name}`}>{`${common(`pages.${path}`)} `}</span>
									<span className={`headline ${css.result}`}>{results[path]?.(stock)}</span>
								</Link>
							</li>
						);
					})}
				</ul>
				{isExample && <p className={css.example}>{common('example')}</p>}
			</section>
		</div>
	);
}
