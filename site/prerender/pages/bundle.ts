import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type ChildNode } from 'postcss';

/** One row of Vite's manifest, as far as it is needed here. */
interface Chunk {
	readonly file: string;
	readonly imports?: readonly string[];
	readonly css?: readonly string[];
	readonly assets?: readonly string[];
}

/** The CSS of one page on a screen, as text and as the files beyond the shell's that the client would fetch otherwise. */
export interface PageStyle {
	readonly css: string;
	/** Addresses of the page's own stylesheets that the block contains. */
	readonly files: readonly string[];
}

/** What `light-dark()` becomes, twice in each colour: long names, which would cost every page 50 to 90 bytes. */
const THEME_SWITCH = /--lightningcss-([ld])\w+/g;

const ENTRY = 'src/entry-client.tsx';
const ANSWER = 'src/theme/answer.css';

/** A text as a source in a Content-Security-Policy. */
export function sha256(text: string): string {
	return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}

/** Eight letters or digits that name the content of a file which Vite doesn't name. */
export function contentHash(text: string): string {
	return sha256(text).slice('sha256-'.length).replace(/\W/g, '').slice(0, 8);
}

function isForPaper(rule: ChildNode): boolean {
	return rule.type === 'atrule' && (rule.name === 'page' || (rule.name === 'media' && rule.params === 'print'));
}

/** The rules of a stylesheet for which this holds. */
function only(css: string, isWanted: (rule: ChildNode) => boolean): string {
	const sheet = postcss.parse(css);
	for (const rule of [...sheet.nodes]) if (!isWanted(rule)) rule.remove();
	return sheet.toString();
}

/** What the client build made, read from Vite's manifest, which is no part of the site and is removed. */
export class ClientBundle {
	readonly #dist: string;
	readonly #chunks: Readonly<Record<string, Chunk>>;

	constructor(dist: string) {
		this.#dist = dist;
		this.#chunks = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
		rmSync(join(dist, '.vite'), { recursive: true });
	}

	/** Addresses of the files that React comes in, in the order in which they run. */
	get scripts(): readonly string[] {
		return this.#inOrder(ENTRY).map(({ file }) => `/${file}`);
	}

	/** Address of the one font file. */
	get font(): string {
		const file = Object.values(this.#chunks)
			.flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
			.find((name) => name.endsWith('.woff2'));
		if (file === undefined) throw new Error('The client build has no font: see theme/font.css.');
		return `/${file}`;
	}

	/**
	 * The stylesheet of the pages that the functions answer with. No function knows the name of the font's file, so nothing
	 * preloads it there: it may come late.
	 */
	get answerStyle(): string {
		return this.#read([this.#chunk(ANSWER).file]).replace('font-display:optional', 'font-display:swap');
	}

	/**
	 * Address of what all pages look like on paper, written here: 150 bytes of each page that nobody needs to see it. Browsers
	 * fetch a sheet for another medium after everything else.
	 */
	writePrintStyle(): string {
		const files = new Set(Object.values(this.#chunks).flatMap(({ css = [] }) => css));
		const css = only(this.#read([...files].sort()), isForPaper);
		const name = `assets/print-${contentHash(css)}.css`;
		writeFileSync(join(this.#dist, name), css);
		return `/${name}`;
	}

	/** The block with the shell's stylesheets and those of a page's modules. */
	pageStyle(modules: readonly string[]): PageStyle {
		const shell = this.#files(ENTRY);
		const own = new Set(modules.flatMap((module) => this.#files(module)));
		const files = [...own].filter((file) => !shell.includes(file));
		const css = only(this.#read([...shell, ...files]), (rule) => !isForPaper(rule));
		return { css, files: files.map((file) => `/${file}`) };
	}

	#chunk(key: string): Chunk {
		const chunk = this.#chunks[key];
		if (chunk === undefined) throw new Error(`The client build has no ${key}.`);
		return chunk;
	}

	/** A chunk and all that it imports, also by way of others, dependencies first. */
	#inOrder(key: string): Chunk[] {
		const seen = new Set<string>();
		const visit = (name: string): Chunk[] => {
			if (seen.has(name)) return [];
			seen.add(name);
			const chunk = this.#chunk(name);
			return [...(chunk.imports ?? []).flatMap(visit), chunk];
		};
		return visit(key);
	}

	/** Stylesheets of a chunk and of what it imports, dependencies first. */
	#files(key: string): string[] {
		return [...new Set(this.#inOrder(key).flatMap(({ css = [] }) => css))];
	}

	#read(files: readonly string[]): string {
		const css = files.map((file) => readFileSync(join(this.#dist, file), 'utf8').trim()).join('');
		return css.replace(THEME_SWITCH, '--$1');
	}
}
