import { type Fact, statedIn } from '../../src/content/fact.ts';
import { featureGroups, offer } from '../../src/content/offer.ts';
import { planIds, planName } from '../../src/content/plans.ts';
import { net, yearly } from '../../src/content/prices.ts';
import { formatCents } from '../../src/money/amounts.ts';
import type { MachineTexts } from './llms.ts';

type Server = typeof import('../../src/entry-server');

/** Where the prices stand as Markdown. */
export const PRICES = '/pricing.md';

/** The price list as Markdown, of the offer itself: what is known, what is assumed, and what is open. */
export function pricesMarkdown({ ORIGIN, textOf }: Server, words: MachineTexts): string {
	const { hero, comparison, features, costs } = textOf('pricing');
	const names: Readonly<Record<string, string>> = features;
	const statusOf = ({ status }: Fact<unknown>) => words[status];
	const euro = (cents: number) => `${formatCents(cents)}\u00a0€`;
	const plans = planIds.map((id) => {
		const price = offer.prices[id];
		const cents = statedIn<number | null>(price);
		const amounts =
			cents == null
				? Array(3).fill(cents === null ? words.individual : words.open)
				: [cents, yearly(cents), net(yearly(cents))].map(euro);
		return [planName(id), ...amounts, statusOf(price)];
	});
	const functions = Object.values(featureGroups)
		.flat()
		.map((id) => {
			const from = statedIn(offer.includedFrom[id]);
			return [names[id], from ? planName(from) : words.open, statusOf(offer.includedFrom[id])];
		});
	const terms = comparison.terms.rows.map(({ label, value }) => `- ${label}: ${value}`);
	const linked = (text: string) => text.replaceAll('](/', `](${ORIGIN}/`);
	const beside = costs.items.map(({ term, text }) => `- ${term}: ${linked(text)}`);
	const open = costs.open.items.filter(({ facts }) => facts !== '');
	const parts = [
		`# ${hero.title}`,
		`> ${linked(hero.note)}`,
		table([words.plan, words.month, words.year, words.netYear, words.status], plans),
		table([comparison.feature, words.from, words.status], functions),
		`## ${comparison.terms.title}\n\n${terms.join('\n')}`,
		`## ${costs.title}\n\n${beside.join('\n')}`,
		open.length > 0 && `## ${costs.open.title}\n\n${open.map(({ question }) => `- ${question}`).join('\n')}`,
	];
	return `${parts.filter(Boolean).join('\n\n')}\n`;
}

function table(head: readonly string[], rows: readonly (readonly (string | undefined)[])[]): string {
	const row = (cells: readonly (string | undefined)[]) => `| ${cells.join(' | ')} |`;
	return [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
}
