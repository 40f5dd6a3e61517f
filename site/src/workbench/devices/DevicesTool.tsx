import { translator } from '../../i18n/i18n';
import hero from '../../sections/PageHero.module.css';
import { Link } from '../../ui/Link';
import { Hint } from '../Hint';
import { queueExample } from '../queue/model';
import { Refused } from '../Refused';
import { useTool } from '../useTool';
import { devicesExample } from './answers';
import css from './DevicesTool.module.css';
import { Glyphs } from './glyphs';
import { devices } from './model';
import { eveningOf, headlineOf, messageOf, outcomeOf } from './outcome';
import { PackingList } from './PackingList';
import { Place } from './Place';
import { Questions } from './Questions';

/** What to take along: questions as sentences, the ground with what stands on it, and the list. */
export function DevicesTool() {
	const t = translator('tools/devices');
	const tool = useTool('devices', devicesExample);
	const evening = tool.state.queue;
	const found = devices(tool.input, evening ?? queueExample);
	return (
		<>
			<div className={css.tool}>
				<header className={css.head}>
					<p className={hero.label}>{t('label')}</p>
					<h1 className={hero.title}>{headlineOf(found)}</h1>
					<div className={css.hint}>
						<Hint>{t('hint')}</Hint>
					</div>
				</header>
				<div className={css.form}>
					{tool.isRefused && <Refused />}
					<p className={css.how}>{t('how')}</p>
					<Questions
						key={tool.arrivals}
						input={tool.input}
						outcome={outcomeOf(found)}
						onChange={tool.change}
						onLeave={tool.keep}
					/>
					<p>
						<span>{`${eveningOf(evening)} `}</span>
						<Link to="/tools/queue/">{t('change')}</Link>
					</p>
				</div>
			</div>
			<div className={css.ground}>
				<svg className="sr-only" aria-hidden="true">
					<Glyphs devices={found.lines.map(({ device }) => device)} />
				</svg>
				<Place spot="gate" input={tool.input} found={found} />
				<Place spot="bar" input={tool.input} found={found} />
			</div>
			<PackingList
				found={found}
				message={() => messageOf(found, tool.input, evening, location.origin + location.pathname + tool.fragment)}
			/>
		</>
	);
}
