import { planName } from '../../content/plans';
import { textOf, translator } from '../../i18n/i18n';
import { formatEuro } from '../../money/amounts';
import { type Folder, folderOf } from '../board/folder';
import { type CardsInput, cardsExample, groundOf } from '../cards/model';
import { leadingPlan } from '../costs/model';
import { counted } from '../counted';
import { queueEveningOf } from '../queue/evening';
import { queueHeadline } from '../queue/outcome';
import type { State } from '../state';

/** The numbers of the bench: the visitor's, or the example's. */
export interface Stock {
	readonly folder: Folder;
	readonly cards: Pick<CardsInput, 'club' | 'season'> & ReturnType<typeof groundOf>;
}

/** The bench of an address. */
export function stockOf(state: State): Stock {
	const { club, season } = textOf('tools/index').drawings;
	const words = { shortName: '', event: '', venue: '', adultName: '', reducedName: '', childName: '' };
	const cards = state.cards ?? cardsExample({ ...words, club, season });
	return { folder: folderOf(state), cards: { club: cards.club, season: cards.season, ...groundOf(cards) } };
}

/** The result of each tool, in a sentence. */
export const results: Readonly<Record<string, (stock: Stock) => string>> = {
	'/tools/matchday/': () => textOf('tools/index').tools.matchday,
	'/tools/cards/': () => textOf('tools/index').tools.cards,
	'/tools/costs/': ({ folder: { paper } }) => {
		const t = translator('tools/index');
		const leading = leadingPlan(paper.costs);
		if (leading) return t('tools.costs', { plan: planName(leading.plan), price: formatEuro(leading.planCents) });
		const { verdict } = paper.costs;
		return 'plan' in verdict ? t('tools.individual', { plan: planName(verdict.plan) }) : t('tools.openPlan');
	},
	'/tools/queue/': ({ folder: { paper, input } }) => queueHeadline(queueEveningOf(input.queue, paper.today.queue)),
	'/tools/board/': ({ folder: { paper } }) =>
		translator('tools/index')('tools.board', {
			questions: counted('questions', paper.questions.length),
			steps: counted('steps', paper.steps.length),
		}),
};
