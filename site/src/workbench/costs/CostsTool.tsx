import { translator } from '../../i18n/i18n';
import { AskLink } from '../../sections/AskLink';
import hero from '../../sections/PageHero.module.css';
import { Link } from '../../ui/Link';
import { ShareButton } from '../CopyButton';
import { Hint, Refused } from '../ToolNotes';
import { useTool } from '../useTool';
import css from './CostsTool.module.css';
import { askedIn, Lines } from './Lines';
import { costs } from './model';
import { tariffOf } from './offered';
import { costsHeadline, costsMessage, costsOutcome, lackingPlansSaid, whoPays } from './outcome';
import { costsExample, isExample } from './sales';
import { YearReceipt } from './YearReceipt';

const tariff = tariffOf();

/** A club's year: what it is computed from as lines of a ledger, and what it costs as one receipt. */
export function CostsTool() {
	const t = translator('tools/costs');
	const tool = useTool('costs', costsExample);
	const { input } = tool;
	const year = costs(input, tariff);
	/** The example's result says whose it is; of a year that no plan is known for there is none. */
	const isShown = isExample(input) && 'plan' in year.verdict;
	const link = () => location.origin + location.pathname + tool.fragment;
	return (
		<>
			<div className={css.tool}>
				<header className={css.head}>
					<p className={hero.label}>{t('label')}</p>
					<h1 className={hero.title}>{isShown ? t('headline.open') : costsHeadline(year)}</h1>
					<p className={css.lead}>
						{isShown ? t('shown', { result: `${costsHeadline(year)}. ${whoPays(year)}` }) : whoPays(year)}
					</p>
					<p className={css.lacking}>
						{year.lacking.length > 0 && `${lackingPlansSaid(year, 'tools/costs')} `}
						<Link to="/pricing/">{t('plans')}</Link>
					</p>
				</header>
				<div className={css.entry}>
					{tool.isRefused && <Refused />}
					<Lines
						key={tool.arrivals}
						input={input}
						tariff={tariff}
						outcome={costsOutcome(year)}
						onChange={tool.change}
						onLeave={tool.keep}
					/>
					<Hint>{t('hint')}</Hint>
					{!isShown && (
						<p className={css.result} aria-hidden="true">
							{costsHeadline(year)}
						</p>
					)}
				</div>
				<div className={css.roll}>
					<YearReceipt input={input} tariff={tariff} costs={year} isExample={isExample(input)} />
					<AskLink message={() => costsMessage(input, askedIn(tariff), year, link())}>{t('ask')}</AskLink>
					<ShareButton fragment={tool.fragment} />
				</div>
			</div>
		</>
	);
}
