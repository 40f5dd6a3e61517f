import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { expectNone } from '../../../../infra/testing/faults.mjs';
import { type Document, documents, faultsIn, type Tag, tagsOf } from '../dist';
import { nameOf, said, UNSAID } from './spoken';

/** What means nothing without a name. */
const NAMED =
	'a[href], button, summary, input:not([type=hidden]), select, textarea, img:not([alt=""]), [role=img], dialog, nav, fieldset, iframe';

/** Words that tell nothing of where a link leads. */
const EMPTY = /^(hier|link|mehr|weiter|klick|mehr erfahren|details|→)\.?$/i;

/** What has its words for its name. */
const WITH_WORDS = 'h1, h2, h3, h4, a[href], button, summary, label, legend, caption, th';

/** Stands in a text where an element begins or ends. */
const EDGE = '\u0001';

/** Two pieces of a text, each in an element of its own, without a blank. */
const JOINED = new RegExp(`[^\\s${EDGE}]+${EDGE}+[^\\s${EDGE}]+`, 'g');

/** The words of an element as they stand in the document, with the edges of the elements in it. */
function piecesOf($: Document['$'], tag: Tag): string {
	const pieces = tag.contents().map((_, node) => {
		if (node.type === 'text') return node.data;
		if (node.type !== 'tag' || $(node).is(UNSAID)) return '';
		return `${EDGE}${piecesOf($, $(node))}${EDGE}`;
	});
	return pieces.get().join('');
}

/** Texts with a blank that is a node of its own beside another text: a browser leaves it out of names where a line ends. */
function blanksOfTheirOwn({ $ }: Document): string[] {
	const nodes = $.root().find('body *').contents().get();
	return nodes
		.filter((node) => node.type === 'text' && node.data.trim() === '')
		.filter(({ prev, next }) => prev?.type === 'comment' || next?.type === 'comment')
		.map((node) => $(node).parent().text());
}

/** What a screen reader comes upon in each document, with its name. */
const heard = new Map(
	documents.map((document) => {
		const tags = tagsOf(document, NAMED).filter((tag) => tag.closest(UNSAID).length === 0);
		return [document, tags.map((tag) => ({ tag, name: nameOf(document, tag) }))];
	}),
);
const outer = ({ $ }: Document, tag: Tag) => $.html(tag).slice(0, 120);

describe('who hears a document', () => {
	it('hears a name for everything that can be pressed, filled in or looked at', () => {
		const faults = faultsIn((document) =>
			(heard.get(document) ?? []).filter(({ name }) => name === '').map(({ tag }) => outer(document, tag)),
		);
		expectNone(faults, 'Give a name: words, aria-label, aria-labelledby or alt:');
		for (const [{ path }, all] of heard) assert.ok(all.length > 50, `${path}: ${all.length}`);
	});

	it('hears each name once, and of a link where it leads', () => {
		const faults = faultsIn((document) =>
			(heard.get(document) ?? [])
				.filter(({ tag, name }) => /^(.{4,})[ :,]+\1$/.test(name) || (tag.is('a') && EMPTY.test(name)))
				.map(({ name }) => name),
		);
		expectNone(faults, 'Say it once, and of a link where it leads:');
	});

	it('hears a blank between words, also where a line ends and where an element begins', () => {
		const lost = faultsIn((document) =>
			blanksOfTheirOwn(document).map(
				(text) => `a line that ends here loses a blank; write both texts as one, {\`\${a} \${b}\`}: ${text}`,
			),
		);
		const joined = faultsIn((document) =>
			tagsOf(document, WITH_WORDS).flatMap((tag) => piecesOf(document.$, tag).match(JOINED) ?? []),
		);
		expectNone([...lost, ...joined], 'Write the blank into the text before or behind it:');
	});

	it('hears one name for one place, or under which headline or folded question it stands', () => {
		const faults = faultsIn((document) => {
			const places = new Map<string, Set<string>>();
			let heading = '';
			for (const tag of tagsOf(document, 'h1, h2, h3, h4, summary, a[href]')) {
				if (!tag.is('a')) heading = said(document, tag);
				else {
					const meant = `${nameOf(document, tag)} (${heading})`;
					places.set(meant, (places.get(meant) ?? new Set()).add(tag.attr('href') ?? ''));
				}
			}
			return [...places].filter(([, urls]) => urls.size > 1).map(([name, urls]) => `${name}: ${[...urls].join(' ')}`);
		});
		expectNone(faults, 'Give these links names of their own, or a headline above each:');
	});

	it('hears what each table is about, and heads to its cells', () => {
		const nameless =
			'table:not(:has(th)), table:not([aria-labelledby], [aria-labelledby] *, [aria-label], :has(caption))';
		const faults = faultsIn((document) => tagsOf(document, nameless).map((table) => outer(document, table)));
		expectNone(faults, 'Give the table a caption, and heads (th) to its rows or columns:');
	});

	it('hears nothing of a drawing that is decoration', () => {
		const faults = faultsIn((document) =>
			tagsOf(document, 'svg:not([role=img])')
				.filter((svg) => svg.closest(`${UNSAID}, [role=img]`).length === 0)
				.map((svg) => outer(document, svg)),
		);
		expectNone(faults, 'Hide decoration by aria-hidden, or give it role=img and a name:');
	});
});
