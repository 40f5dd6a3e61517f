import { translator } from '../../i18n/i18n';
import { AskLink } from '../../sections/AskLink';
import hero from '../../sections/PageHero.module.css';
import { Section } from '../../ui/Section';
import { ShareButton } from '../CopyButton';
import { Hint, Refused } from '../ToolNotes';
import { useTool } from '../useTool';
import { queueEveningOf } from './evening';
import { LeverTable } from './LeverTable';
import { isQueueExample, queue, queueExample } from './model';
import { queueHeadline, queueMessage, queueOutcome } from './outcome';
import { QueueBoard } from './QueueBoard';
import css from './QueueTool.module.css';
import { Sentence } from './Sentence';
import { Sheet } from './Sheet';

/** The queue of an evening: the headline is the result, the sentence below it what it is computed from. */
export function QueueTool() {
	const t = translator('tools/queue');
	const tool = useTool('queue', queueExample);
	const evening = queueEveningOf(tool.input, queue(tool.input));
	return (
		<>
			<div className={css.tool}>
				<header className={css.head}>
					<p className={hero.label}>{t('label')}</p>
					<h1 className={hero.title}>{isQueueExample(tool.input) ? t('headline.example') : queueHeadline(evening)}</h1>
				</header>
				<div className={css.words}>
					{tool.isRefused && <Refused />}
					<Sentence
						key={tool.arrivals}
						input={tool.input}
						outcome={queueOutcome(evening)}
						onChange={tool.change}
						onLeave={tool.keep}
					/>
					<QueueBoard evening={evening} />
					<AskLink message={() => queueMessage(evening, location.origin + location.pathname + tool.fragment)}>
						{t('ask')}
					</AskLink>
					<ShareButton fragment={tool.fragment} />
					<Hint>{t('hint')}</Hint>
				</div>
				<Sheet evening={evening} />
			</div>
			<Section title={t('levers.title')} tone="sunken" split>
				<LeverTable evening={evening} />
			</Section>
		</>
	);
}
