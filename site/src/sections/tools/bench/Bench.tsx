import type { ReactNode } from 'react';
import { childrenOf } from '../../../content/navigation';
import { textOf, translator } from '../../../i18n/i18n';
import hero from '../../PageHero.module.css';
import { Refused } from '../Refused';
import { ToolLink } from '../ToolLink';
import css from './Bench.module.css';
import { Binder } from './Binder';
import { GateAhead } from './GateAhead';
import { LedgerPage } from './LedgerPage';
import { Mat } from './Mat';
import { PackingList } from './PackingList';
import { results, type Stock, stockOf } from './stock';
import { useShared } from './useShared';

/** What lies on the bench for each tool. */
const drawings: Readonly<Record<string, (props: { stock: Stock }) => ReactNode>> = {
	'/tools/cards/': Mat,
	'/tools/costs/': LedgerPage,
	'/tools/queue/': GateAhead,
	'/tools/devices/': PackingList,
	'/tools/board/': Binder,
};

/** The workbench: an object for each tool, with what comes out of it. */
export function Bench() {
	const text = textOf('tools/index');
	const common = translator('common');
	const { state, isRefused } = useShared();
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
						const Drawing = drawings[path];
						return (
							<li key={path} data-tool={path.split('/')[2]}>
								<ToolLink to={path}>
									{Drawing && (
										<span aria-hidden="true" className={css.drawing}>
											<Drawing stock={stock} />
										</span>
									)}
									<span className={css.name}>{common(`pages.${path}`)} </span>
									<span className={css.result}>{results[path]?.(stock)}</span>
								</ToolLink>
							</li>
						);
					})}
				</ul>
				{isExample && <p className={css.example}>{common('example')}</p>}
			</section>
		</div>
	);
}
