import type { Size } from './sizes';

/** The part of a drawing that is shown, in its own units. */
export interface View extends Size {
	readonly x: number;
	readonly y: number;
}

/** CSS pixels of a unit (CSS Values 4, 6.2); of those that depend on letters, at the usual 16 pixels. */
const PIXELS: Readonly<Record<string, number>> = {
	'': 1,
	px: 1,
	pt: 96 / 72,
	pc: 16,
	in: 96,
	cm: 96 / 2.54,
	mm: 96 / 25.4,
	q: 96 / 101.6,
	em: 16,
	rem: 16,
	ex: 8,
};

const ATTRIBUTE = /([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/g;
const ROOT = /<((?:[\w-]+:)?)svg\b((?:"[^"]*"|'[^']*'|[^'">])*?)(\/?)>/;
/** No drawing, and a canvas that it was drawn on could not be read. */
const FOREIGN = /<((?:[\w-]+:)?(?:script|foreignObject))\b(?:"[^"]*"|'[^']*'|[^'">])*?(?:\/>|>[\s\S]*?<\/\1\s*>)/gi;

/** An SVG file as text: what stands around its root, and the root's attributes. */
export interface SvgSource {
	readonly before: string;
	readonly prefix: string;
	readonly attributes: ReadonlyMap<string, string>;
	readonly end: string;
	readonly after: string;
}

/** Takes a text apart; undefined where it is no SVG. As text: a parser would show the page what is wrong with the file. */
export function svgSource(text: string): SvgSource | undefined {
	const plain = text.replace(/^\s*<\?xml[^>]*\?>/, '').replace(FOREIGN, '');
	const root = ROOT.exec(plain);
	if (root === null) return undefined;
	const [whole, prefix = '', list = '', end = ''] = root;
	const attributes = new Map(Array.from(list.matchAll(ATTRIBUTE), ([, name = '', value = '']) => [name, value]));
	return {
		before: plain.slice(0, root.index),
		prefix,
		attributes,
		end,
		after: plain.slice(root.index + whole.length),
	};
}

function attributeOf({ attributes }: SvgSource, name: string): string {
	return attributes.get(name)?.slice(1, -1).trim() ?? '';
}

function pixels(length: string): number | undefined {
	const [, number, unit = ''] = /^\+?(\d*\.?\d+(?:e[+-]?\d+)?)\s*([a-z]*)$/i.exec(length) ?? [];
	const factor = PIXELS[unit.toLowerCase()];
	const value = Number(number) * (factor ?? Number.NaN);
	return value > 0 && Number.isFinite(value) ? value : undefined;
}

/** What a drawing shows: its view, or all of its own size; undefined where it says neither. */
export function viewOf(source: SvgSource): View | undefined {
	const [x = 0, y = 0, width = 0, height = 0] = attributeOf(source, 'viewBox')
		.split(/[\s,]+/)
		.map(Number);
	if (width > 0 && height > 0 && [x, y, width, height].every(Number.isFinite)) return { x, y, width, height };
	const size = [attributeOf(source, 'width'), attributeOf(source, 'height')].map(pixels);
	const [ownWidth, ownHeight] = size;
	return ownWidth && ownHeight ? { x: 0, y: 0, width: ownWidth, height: ownHeight } : undefined;
}

/** The file with a view and a size in pixels that every engine sees, and with the namespaces that hand-written files lack. */
export function svgText(source: SvgSource, view: View, { width, height }: Size): string {
	const { before, prefix, end, after } = source;
	const attributes = new Map(source.attributes);
	const set = (name: string, value: string) => attributes.set(name, `"${value}"`);
	set('viewBox', [view.x, view.y, view.width, view.height].join(' '));
	set('width', String(width));
	set('height', String(height));
	if (prefix === '' && !attributes.has('xmlns')) set('xmlns', 'http://www.w3.org/2000/svg');
	if (/\bxlink:/.test(after) && !attributes.has('xmlns:xlink')) set('xmlns:xlink', 'http://www.w3.org/1999/xlink');
	const list = Array.from(attributes, ([name, value]) => ` ${name}=${value}`).join('');
	return `${before}<${prefix}svg${list}${end}>${after}`;
}
