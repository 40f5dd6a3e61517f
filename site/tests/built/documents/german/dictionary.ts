import { readFileSync } from 'node:fs';
import german from 'dictionary-de';
import nspell, { type Checker } from 'nspell';

/**
 * The flags of igerman98, the dictionary in `dictionary-de`, by which it says where in a compound a word may stand
 * (the suffix and prefix rules of these names in its affix file). nspell doesn't know them.
 */
const BEGINS = /[jke]/;
const ENDS = /z/;
/** ONLYINCOMPOUND and NEEDAFFIX: no words of their own. */
const NO_WORD = /[oh]/;
/** All flags that are about compounds, none of which makes another form of a word. */
const ABOUT_COMPOUNDS = /[cegijkhmoxyz]/g;
/** Lines of the affix file that are about compounds; nspell would read some of them as a ban on the whole word. */
const COMPOUND_RULE = /^(?:(?:ONLYINCOMPOUND|COMPOUND|NEEDAFFIX|CIRCUMFIX|CHECK|BREAK)|[SP]FX [egijk] )/;

interface Entry {
	readonly word: string;
	readonly flags: string;
}

/** German words: a dictionary's, our own ones from `words.txt`, and compounds of both. */
export class Dictionary {
	readonly #words: Checker;
	readonly #ends: Checker;
	readonly #begins: Set<string>;
	readonly #own = readOwn();

	constructor() {
		const entries = readEntries();
		this.#words = checker(entries.filter(({ flags }) => !NO_WORD.test(flags)));
		this.#ends = checker(entries.filter(({ flags }) => NO_WORD.test(flags) && ENDS.test(flags)));
		this.#begins = new Set(entries.filter(({ flags }) => BEGINS.test(flags)).map(({ word }) => word.toLowerCase()));
	}

	/** True for a word that is spelled right; a hyphen joins words. */
	knows(word: string): boolean {
		return this.isOwn(word) || word.split('-').every((part, place, parts) => this.#knowsPart(part, place, parts));
	}

	/** True for a word of our own list, however it is capitalised at the start. */
	isOwn(word: string): boolean {
		return this.#own.has(word) || this.#own.has(uncapitalised(word));
	}

	/** The words that a compound is made of, the dictionary's or our own; undefined when it is none. */
	partsOf(compound: string): readonly string[] | undefined {
		const word = compound.toLowerCase();
		for (let cut = 2; cut <= word.length - 2; cut++) {
			const [begin, rest] = [word.slice(0, cut), word.slice(cut)];
			if (!this.#mayBegin(begin)) continue;
			const parts = this.#mayEnd(rest) ? [rest] : this.partsOf(rest);
			if (parts) return [begin, ...parts];
		}
		return undefined;
	}

	#knowsPart(part: string, place: number, parts: readonly string[]): boolean {
		// A letter or a number with letters ('2D') is a name; nothing follows the hyphen of 'Steh- und Sitzplatz'.
		if (part.length < 2 || /\d/.test(part) || this.isOwn(part) || this.#words.correct(part)) return true;
		const isCut = place === parts.length - 2 && parts.at(-1) === '';
		if (isCut && this.#mayBegin(part.toLowerCase())) return true;
		return part !== uncapitalised(part) && this.partsOf(part) !== undefined;
	}

	#mayBegin(part: string): boolean {
		return this.#begins.has(part) || this.#own.has(capitalised(part));
	}

	#mayEnd(part: string): boolean {
		return this.#ends.correct(part) || this.#own.has(capitalised(part));
	}
}

function checker(entries: readonly Entry[]): Checker {
	const rules = text(german.aff).split('\n');
	const lines = entries.map(({ word, flags }) => [word, flags.replace(ABOUT_COMPOUNDS, '')].filter(Boolean).join('/'));
	return nspell({
		aff: rules.filter((line) => !COMPOUND_RULE.test(line)).join('\n'),
		dic: [entries.length, ...lines].join('\n'),
	});
}

function readEntries(): Entry[] {
	const lines = text(german.dic).trim().split('\n').slice(1);
	return lines.map((line) => {
		const [word = '', flags = ''] = line.trim().split('/');
		return { word, flags };
	});
}

/** Our own words, one a line; what follows `#` says why. */
function readOwn(): Set<string> {
	const lines = readFileSync(new URL('words.txt', import.meta.url), 'utf8').split('\n');
	return new Set(lines.map((line) => line.replace(/#.*/, '').trim()).filter((word) => word !== ''));
}

function text(bytes: Uint8Array): string {
	return new TextDecoder().decode(bytes);
}

function capitalised(word: string): string {
	return word.charAt(0).toUpperCase() + word.slice(1);
}

function uncapitalised(word: string): string {
	return word.charAt(0).toLowerCase() + word.slice(1);
}
