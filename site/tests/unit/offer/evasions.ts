import { wordsOf } from './rendered';

/** Ways to put a reader off instead of answering. */
const EVASIONS = [
	/auf (?:An|Nach)frage\b/,
	/nach (?:Absprache|Vereinbarung)\b/,
	/individuell/,
	/\b(?:im|ins|in eurem|in deinem|laut|fertigen) (?:Angebot|Gespräch)\b/,
	/Teil des Gesprächs/,
	/nach Maß\b/,
	/\b(?:klären|besprechen|nennen|vereinbaren|entwerfen) wir\b/,
	/\bsagen wir (?:vorab|euch|dir)/,
	/\bgehen wir (?:mit|gemeinsam|im)\b/,
	/\bwir (?:uns )?in der Demo\b|\bThema der Demo\b|\b(?:zeigt|klärt) die Demo\b/,
	/\bfragt? (?:uns|danach|nach besonderen)\b/,
	/\b(?:erfährst du|erfahrt ihr|hörst du|hört (?:ihr|er))\b/,
	/\bsprecht (?:das|uns|es)\b/,
];

/** The places of a page that put a reader off; overlapping ones count once. */
export function evasionsOf(html: string): string[] {
	const all = new RegExp(EVASIONS.map(({ source }) => source).join('|'), 'gi');
	return Array.from(wordsOf(html).matchAll(all), ([found]) => found);
}
