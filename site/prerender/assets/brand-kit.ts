import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { zipSync } from 'fflate';
import subsetFont from 'subset-font';
import texts from '../../../locales/de/company/brand.json' with { type: 'json' };
import { BRAND_FOLDER, KIT_FILE, logoFile, logoVariants } from '../../src/content/brand-files.ts';
import { palette, rgbOf } from '../../src/content/palette.ts';
import { archivo, archivoFile } from './font.ts';
import { logoSvgs } from './logo-svg.ts';

/** Pixels across: enough for a poster's corner at A3, and for every profile picture. */
const PNG_WIDTH = { lockup: 2400, mark: 1200 };

/** The kit's day, so that the same content is the same file; archives know no earlier one. */
const KIT_DATE = new Date(1980, 0, 1);

/** Blocks of Unicode that the Latin file of the font covers. */
const LATIN = [
	[0x20, 0x17f],
	[0x2000, 0x206f],
	[0x20a0, 0x2215],
] as const;

/** Writes the logos to `dist/brand/` and the archive that holds them with colours, font and rules. */
export async function writeBrandKit(dist: string, { name }: { readonly name: string }): Promise<void> {
	const folder = join(dist, BRAND_FOLDER);
	mkdirSync(folder, { recursive: true });
	const logos = await logoFiles(name);
	for (const [file, bytes] of logos) writeFileSync(join(folder, file), bytes);
	const kit = { ...Object.fromEntries(logos.map(([file, bytes]) => [`logo/${file}`, bytes])), ...(await extras()) };
	writeFileSync(join(folder, KIT_FILE), zipSync(kit, { mtime: KIT_DATE }));
}

async function logoFiles(name: string): Promise<[file: string, bytes: Uint8Array][]> {
	const draw = await logoSvgs(name);
	return logoVariants.flatMap((variant): [string, Uint8Array][] => {
		const svg = draw(variant);
		const width = variant === 'mark' ? PNG_WIDTH.mark : PNG_WIDTH.lockup;
		const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng();
		return [
			[logoFile(variant, 'svg'), Buffer.from(svg)],
			[logoFile(variant, 'png'), new Uint8Array(png)],
		];
	});
}

/** What the archive holds besides the logos. Offices install TTF, so the web font is unpacked. */
async function extras(): Promise<Record<string, Uint8Array>> {
	const latin = LATIN.map(([from, to]) => String.fromCodePoint(...range(from, to))).join('');
	const { files } = texts.kit;
	return {
		[files.colours]: plain(colourList()),
		[files.rules]: plain(ruleList()),
		[`${files.font}/Archivo-Latin-Variable.ttf`]: await subsetFont(archivo(), latin, {
			targetFormat: 'truetype',
		}),
		[`${files.font}/OFL.txt`]: readFileSync(join(dirname(archivoFile()), '../LICENSE')),
	};
}

function range(from: number, to: number): number[] {
	return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

function colourList(): string[] {
	return palette.map(({ id, hex }) => {
		const { name, text } = texts.colours.items[id];
		return `${name.padEnd(10)} ${hex}   RGB ${rgbOf(hex).padEnd(14)} ${text}`;
	});
}

function ruleList(): string[] {
	const { title, doTitle, do: dos, dontTitle, dont } = texts.rules;
	const rows = (items: readonly string[]) => items.map((item) => `- ${item}`);
	return [title, '', doTitle, ...rows(dos), '', dontTitle, ...rows(dont)];
}

/** Windows' own editor wants a mark at the start to read umlauts, and its line ends. */
function plain(lines: readonly string[]): Uint8Array {
	return Buffer.from(`\uFEFF${lines.join('\r\n')}\r\n`.replaceAll('\u00ad', ''));
}
