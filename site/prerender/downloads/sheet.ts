import PDFDocument from 'pdfkit';
import frame from '../../../locales/de/papers/frame.json' with { type: 'json' };
import { brand, LOGO_MARK } from '../../src/content/brand.ts';
import { hexOf } from '../../src/content/palette.ts';
import { staticFont } from '../assets/font.ts';
import { colourToken, numberToken } from '../assets/tokens.ts';
import { LAW_CHECKED } from '../sources/ageing.ts';

/** A4 in points. */
const A4 = { width: 595.28, height: 841.89 };

/** Margins: 18 mm at the sides, room for the line at the foot. */
const SIDE = 51;
const FOOT = 58;

/** The band at the head of the first page, and the ticket's stub in it. */
const BAND = { height: 96, stub: 132 };

/** Where text begins on pages after the first. */
const NEXT_TOP = 56;

/** Inks of a sheet. It is printed on white; soft ink and lines are the site's for paper. */
export const INK = {
	text: hexOf('ink'),
	soft: colourToken('--paper-ink-soft'),
	line: colourToken('--paper-line'),
	blue: hexOf('blue'),
	ground: hexOf('paper'),
};

/** Cuts of the site's font, by their job. */
export type Voice = 'text' | 'strong' | 'label' | 'headline';

/** The day on which every sheet says that its facts were checked; files made of the same content are the same (`docs/decisions/0028`). */
const CHECKED = new Date(LAW_CHECKED);

/** Kind of element in the structure that screen readers follow (ISO 32000, 14.8.4). */
type Tag = 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody' | 'Form';

/** What a screen reader says with each cell below it. */
const HEAD_OF_COLUMN: { readonly title?: string; readonly scope: 'Column' } = { scope: 'Column' };

interface Setting {
	readonly voice?: Voice;
	/** Points. */
	readonly size?: number;
	readonly ink?: string;
	readonly align?: 'left' | 'right' | 'center';
}

/** The head of a sheet. */
export interface Head {
	readonly title: string;
	/** What it is about, above the title. */
	readonly label: string;
	/** One word on the stub: example, template. */
	readonly stub: string;
	readonly lead: string;
}

/**
 * An A4 document in the site's type and colours that is written from top to bottom. Everything on it is tagged, in the
 * order of reading; what only decorates is marked as such.
 */
export class Sheet {
	readonly doc: PDFKit.PDFDocument;
	/** The next free height on the page. */
	y = BAND.height + 18;
	readonly left = SIDE;
	readonly width = A4.width - 2 * SIDE;
	#parent: PDFKit.PDFStructureElement;

	private constructor({ title, lead }: Head, fonts: Record<Voice, Buffer>) {
		this.doc = new PDFDocument({
			...{ size: 'A4', margin: 0, bufferPages: true, pdfVersion: '1.7' },
			...{ lang: 'de', tagged: true, displayTitle: true },
			info: { Title: title, Subject: lead, Author: brand.name, Creator: brand.name, CreationDate: CHECKED },
		});
		for (const [voice, font] of Object.entries(fonts)) this.doc.registerFont(voice, font);
		this.#parent = this.doc.struct('Document');
		this.doc.addStructure(this.#parent);
	}

	/** A sheet with its head. */
	static async begin(head: Head): Promise<Sheet> {
		const weight = (name: string) => numberToken(`--weight-${name}`);
		const narrow = numberToken('--width-label');
		const [text, strong, label, headline] = await Promise.all([
			staticFont({ weight: weight('text'), width: 100 }),
			staticFont({ weight: weight('strong'), width: 100 }),
			staticFont({ weight: weight('label'), width: narrow }),
			staticFont({ weight: weight('headline'), width: numberToken('--width-headline') }),
		]);
		const sheet = new Sheet(head, { text, strong, label, headline });
		sheet.#head(head);
		return sheet;
	}

	/** The finished file, with a line at the foot of each page. */
	async end(): Promise<Uint8Array> {
		this.paragraph(frame.note, { size: 8, ink: INK.soft });
		const { count } = this.doc.bufferedPageRange();
		for (let page = 0; page < count; page += 1) {
			this.doc.switchToPage(page);
			this.decoration(() => this.#foot(page + 1, count));
		}
		this.#parent.end();
		const chunks: Buffer[] = [];
		const done = new Promise((resolve) => this.doc.on('end', resolve));
		this.doc.on('data', (chunk: Buffer) => chunks.push(chunk));
		this.doc.end();
		await done;
		return Buffer.concat(chunks);
	}

	/** Goes on to the next page when less than so many points are left. */
	reserve(height: number): void {
		if (this.y + height <= A4.height - FOOT) return;
		this.doc.addPage();
		this.y = NEXT_TOP;
	}

	heading(words: string, follows = 60): void {
		this.reserve(follows);
		this.y += 7;
		this.write('H2', words, { voice: 'headline', size: 13.5 });
		this.y += 5;
	}

	paragraph(words: string, setting: Setting = {}): void {
		this.reserve(this.heightOf(words, this.width, setting));
		this.write('P', words, setting);
		this.y += 5;
	}

	/** Writes words over the whole width, or from `x` on, and goes on below them. */
	write(tag: Tag, words: string, setting: Setting = {}, x = this.left, width = this.width): void {
		this.put(tag, words, setting, x, this.y, width);
		this.y += this.heightOf(words, width, setting);
	}

	/** Writes words at a place of their own. */
	put(tag: Tag, words: string, setting: Setting, x: number, y: number, width: number): void {
		const draw = () => this.#set(setting).text(words, x, y, { ...spacing(setting), width });
		this.#parent.add(this.doc.struct(tag, tag === 'TH' ? HEAD_OF_COLUMN : {}, [draw]));
	}

	/** How high words are in that width, in points. */
	heightOf(words: string, width: number, setting: Setting = {}): number {
		return this.#set(setting).heightOfString(words, { ...spacing(setting), width, align: 'left' });
	}

	/** An element that holds the elements which `fill` makes. */
	group(tag: Tag, fill: (element: PDFKit.PDFStructureElement) => void): void {
		const outer = this.#parent;
		const element = this.doc.struct(tag);
		outer.add(element);
		this.#parent = element;
		fill(element);
		element.end();
		this.#parent = outer;
	}

	/** Draws what no screen reader has to read. */
	decoration(draw: () => void): void {
		this.doc.markContent('Artifact', { type: 'Layout' });
		draw();
		this.doc.endMarkedContent();
	}

	/** A line over the width from `x` on. */
	rule(y: number, ink: string, weight: number, x = this.left, width = this.width): void {
		this.decoration(() => {
			this.doc
				.moveTo(x, y)
				.lineTo(x + width, y)
				.lineWidth(weight)
				.strokeColor(ink)
				.stroke();
		});
	}

	#set({ voice = 'text', size = 9.5, ink = INK.text }: Setting): PDFKit.PDFDocument {
		return this.doc.font(voice).fontSize(size).fillColor(ink);
	}

	#head({ title, label, stub, lead }: Head): void {
		const tear = A4.width - BAND.stub;
		this.decoration(() => {
			this.doc.rect(0, 0, tear, BAND.height).fill(INK.ground);
			this.doc.rect(tear, 0, BAND.stub, BAND.height).fill(hexOf('flood'));
			for (const y of [0, BAND.height]) this.doc.circle(tear, y, 9).fill('#ffffff');
			for (let y = 16.5; y < BAND.height - 11; y += 7) this.doc.circle(tear, y, 1.5).fill('#ffffff');
			this.doc
				.save()
				.translate(tear + 25, 20)
				.scale(0.3)
				.path(LOGO_MARK)
				.fill(INK.text)
				.restore();
			this.#set({ voice: 'headline', size: 21 }).text(brand.name, tear + 60, 22, { lineBreak: false });
		});
		const width = tear - SIDE - 30;
		this.put('P', label, { voice: 'label', size: 9, ink: INK.blue }, SIDE, 22, width);
		const size = this.doc.font('headline').fontSize(30).widthOfString(title) > width ? 26 : 30;
		this.put('H1', title, { voice: 'headline', size }, SIDE, 36, width);
		this.put('P', stub, { voice: 'label', size: 12, align: 'center' }, tear + 8, 61, BAND.stub - 16);
		this.paragraph(lead);
	}

	#foot(page: number, pages: number): void {
		const y = A4.height - 36;
		const line = { size: 7.5, ink: INK.soft };
		this.#set(line).text(frame.foot, SIDE, y, { lineBreak: false });
		const place = frame.page.replace('{{page}}', String(page)).replace('{{pages}}', String(pages));
		this.#set(line).text(place, SIDE, y, { width: this.width, align: 'right' });
	}
}

/** Air between lines of text, and between letters of the narrow cuts. Not between words: pdfkit would leave out the spaces. */
function spacing({ voice = 'text', size = 9.5, align = 'left' }: Setting) {
	return { lineGap: size < 12 ? size * 0.32 : 0, characterSpacing: voice === 'label' ? size * 0.02 : 0, align };
}
