import { planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { lackingPlansSaid } from '../costs/outcome';
import type { BoardHead } from './fields';
import type { Folder } from './folder';
import {
	amount,
	costsBasis,
	deviceLine,
	eveningLine,
	planVerdict,
	proposalOf,
	queueBasis,
	RULE,
	rowName,
} from './words';

function planCosts(folder: Folder): string {
	const { paper } = folder;
	const { payers } = textOf('tools/board').costs;
	const rows = paper.rows.map((row) => {
		const cells = row.cents.map((cents, place) => {
			const plan = paper.plans[place];
			return `${plan ? planName(plan) : ''} ${amount(cents)}`;
		});
		return `- ${rowName(row, folder)} (${payers[row.payer]}): ${cells.join(', ')}`;
	});
	return rows.join('\n');
}

function evenings({ paper: { today, proposed } }: Folder): string {
	const { enough } = textOf('tools/board').queue;
	return `- ${eveningLine(today, 'today')}\n- ${proposed ? eveningLine(proposed, 'proposed') : enough}`;
}

/** The whole paper as a text that reads well in a mail. */
export function letterOf(folder: Folder, head: BoardHead, link: string): string {
	const text = textOf('tools/board');
	const { paper, isExample } = folder;
	const heading = (title: string, isOfExample = false) =>
		`${title.toLocaleUpperCase('de')}${isOfExample ? ` (${text.exampleNumbers})` : ''}`;
	const parts = [
		`${text.head.kind}: ${text.head.title}`,
		(['club', 'meeting', 'presenter'] as const).map((name) => `${text.head[name]}: ${head[name] || RULE}`).join('\n'),
		[heading(text.proposal.title), text.proposal.lead, ...proposalOf(folder).map((line, at) => `${at + 1}. ${line}`)],
		[text.votes.yes, text.votes.no, text.votes.abstain].map((vote) => `${vote}: ${RULE}`).join('   '),
		[
			heading(`1 ${text.costs.title}`, isExample.costs),
			planCosts(folder),
			[planVerdict(folder), lackingPlansSaid(paper.costs, 'tools/board')].filter(Boolean).join(' '),
			costsBasis(folder),
			text.costs.devices,
		],
		[heading(`2 ${text.queue.title}`, isExample.queue), queueBasis(folder), evenings(folder)],
		[
			heading(`3 ${text.devices.title}`, isExample.queue),
			...paper.devices.map((line) => `- ${deviceLine(line)}`),
			text.devices.note,
		],
		[
			heading(`4 ${text.questions.title}`),
			...paper.questions.map(
				({ id, answeredBy }) => `[ ] ${text.questions[id]} (${text.questions.answeredBy[answeredBy]})`,
			),
		],
		[heading(`5 ${text.steps.title}`), ...paper.steps.map((id) => `[ ] ${text.steps[id]}`)],
		link,
	];
	return parts.map((part) => (typeof part === 'string' ? part : part.join('\n'))).join('\n\n');
}

/** The paper in a few lines, for a message. */
export function boardMessage(folder: Folder, link: string): string {
	const { paper, isExample } = folder;
	const devices = paper.devices.map((line) => `- ${deviceLine(line)}`).join('\n');
	const told = (part: keyof typeof isExample, text: string) =>
		isExample[part] ? `${textOf('tools/board').exampleNumbers}:\n${text}` : text;
	return translator('tools/board')('message', {
		proposal: proposalOf(folder).join('\n'),
		costs: told('costs', costsBasis(folder)),
		queue: told('queue', evenings(folder)),
		devices: told('queue', devices),
		link,
	});
}
