import { pathData, wordSetter } from './outlines.ts';
import { token } from './tokens.ts';

/** The family whose words stay words: it is the reader's own. */
const THERMAL = 'var(--font-thermal)';
/** What is said about words alone, or is said anew of their outlines. */
const OF_WORDS = /^(x|y|transform|font-.*|letter-spacing|word-spacing|text-anchor)$/;
/** Units an em in which outlines are drawn: whole numbers, the same for a letter in every size, which compresses. */
const EM = 200;
/** Where the words begin, left, middle or right of their place. */
const ANCHORS: Readonly<Record<string, number>> = { start: 0, middle: 0.5, end: 1 };
/** Characters that a renderer writes as entities. */
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'" };

type Attributes = Readonly<Record<string, string>>;

/**
 * Turns the words of a drawing into outlines. Each size and cut of drawn words is a font of its own for the browser, and
 * setting up a dozen of them took longer than the rest of the page; nor do outlines change their width while the font is
 * on its way. Words of the thermal printer stay words.
 * @param drawing markup of SVG elements, type rules as attributes
 */
export async function outlineWords(drawing: string): Promise<string> {
	const setWords = await wordSetter();
	const open: Attributes[] = [{}];
	const inherited = () => open.at(-1) ?? {};
	return drawing.replace(
		/<text\b([^>]*)>([^<]*)<\/text>|<(\/?)g\b([^>]*)>/g,
		(markup, tag: string | undefined, words: string | undefined, closing: string, group: string | undefined) => {
			if (words === undefined) {
				if (closing) open.pop();
				else open.push({ ...inherited(), ...attributesOf(group ?? '') });
				return markup;
			}
			const own = attributesOf(tag ?? '');
			const style = { ...inherited(), ...own };
			if (style['font-family'] === THERMAL) return markup;
			const outline = setWords(plain(words), {
				size: EM,
				weight: number(style, 'font-weight'),
				width: number(style, 'font-stretch', 100),
				letterSpacing: number(style, 'letter-spacing', 0),
				wordSpacing: number(style, 'word-spacing', 0),
			});
			const scale = number(style, 'font-size') / EM;
			const anchor = ANCHORS[style['text-anchor'] ?? 'start'] ?? 0;
			const left = round(number(style, 'x', 0) - anchor * outline.advance * scale);
			const place = `${own.transform ?? ''}translate(${left} ${number(style, 'y', 0)})scale(${round(scale)})`;
			return `<path${rest(own)} transform="${place}" d="${pathData(outline, 1)}"></path>`;
		},
	);
}

function attributesOf(tag: string): Attributes {
	return Object.fromEntries([...tag.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]));
}

/** The attributes that outlines need too, as markup. */
function rest(attributes: Attributes): string {
	const kept = Object.entries(attributes).filter(([name]) => !OF_WORDS.test(name));
	return kept.map(([name, value]) => ` ${name}="${value}"`).join('');
}

/** A number with or without a unit, or a token that is one.
 * @throws when the words have none and need one */
function number(style: Attributes, name: string, fallback?: number): number {
	const written = style[name];
	const value = written?.replace(/^var\((--[\w-]+)\)$/, (_, custom: string) => token(custom));
	const parsed = value === undefined ? fallback : Number.parseFloat(value);
	if (parsed === undefined || Number.isNaN(parsed)) throw new Error(`Words of a scene have ${name}="${written}".`);
	return parsed;
}

function plain(words: string): string {
	return words.replace(/&(#?\w+);/g, (entity, name: string) => ENTITIES[name] ?? entity);
}

function round(value: number): number {
	return Math.round(value * 1000) / 1000;
}
