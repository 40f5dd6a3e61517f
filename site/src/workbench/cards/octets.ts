/** What the first octets of a file say that it is. */
export type FileKind = 'png' | 'jpeg' | 'otherBitmap' | 'gzip' | 'text';

/** The beginnings of files by their kind, each with its place. */
const SIGNATURES: readonly (readonly [kind: FileKind, at: number, octets: string])[] = [
	['png', 0, '\x89PNG\r\n\x1a\n'],
	['jpeg', 0, '\xff\xd8\xff'],
	['otherBitmap', 0, 'GIF8'],
	['otherBitmap', 8, 'WEBP'],
	['otherBitmap', 0, 'BM'],
	['otherBitmap', 4, 'ftyp'],
	['otherBitmap', 0, 'II*\0'],
	['otherBitmap', 0, 'MM\0*'],
	['gzip', 0, '\x1f\x8b'],
];

function latin1(octets: Uint8Array, from: number, to: number): string {
	return String.fromCharCode(...octets.subarray(from, to));
}

/** What a file is, whatever its name says: a parser for markup never sees a bitmap. */
export function kindOf(octets: Uint8Array): FileKind {
	const found = SIGNATURES.find(([, at, start]) => latin1(octets, at, at + start.length) === start);
	return found?.[0] ?? 'text';
}

/** The text of an XML file in the encoding that its first octets or its declaration name; UTF-8 where they name none that is known. */
export function xmlText(octets: Uint8Array): string {
	const start = latin1(octets, 0, 200);
	const declared = /^\s*<\?xml[^>]*\bencoding\s*=\s*["']([\w.:-]+)["']/.exec(start)?.[1];
	const encoding = /^(?:\xff\xfe|<\0)/.test(start)
		? 'utf-16le'
		: /^(?:\xfe\xff|\0<)/.test(start)
			? 'utf-16be'
			: start.startsWith('\xef\xbb\xbf')
				? 'utf-8'
				: (declared ?? 'utf-8');
	try {
		return new TextDecoder(encoding).decode(octets);
	} catch {
		return new TextDecoder().decode(octets);
	}
}

/** True for a PNG or a JPEG that has its end; of other files nothing is known. Browsers draw half a picture without a word. */
export function isWhole(octets: Uint8Array, kind: FileKind): boolean {
	if (kind === 'png') return chunksOf(octets).some(({ name }) => name === 'IEND');
	return kind !== 'jpeg' || hasEndOfImage(octets);
}

interface Chunk {
	readonly name: string;
	/** Where it begins, and where the next one does. */
	readonly from: number;
	readonly to: number;
}

/** The chunks of a PNG that are there whole (ISO/IEC 15948, 5.3). */
function chunksOf(png: Uint8Array): readonly Chunk[] {
	const view = new DataView(png.buffer, png.byteOffset, png.byteLength);
	const chunks: Chunk[] = [];
	let from = 8;
	while (from + 12 <= png.length) {
		const to = from + 12 + view.getUint32(from);
		if (to > png.length) break;
		chunks.push({ name: latin1(png, from + 4, from + 8), from, to });
		from = to;
	}
	return chunks;
}

/** True when a JPEG's own segments lead to its end (ISO/IEC 10918-1, B.1): the small picture in its metadata has one too. */
function hasEndOfImage(jpeg: Uint8Array): boolean {
	const START_OF_SCAN = 0xda;
	const END_OF_IMAGE = 0xd9;
	let at = 2;
	while (at + 4 <= jpeg.length + 2) {
		const marker = jpeg[at] === 0xff ? jpeg[at + 1] : undefined;
		if (marker === undefined) return false;
		if (marker === END_OF_IMAGE) return true;
		if (marker === 0xff) {
			at += 1;
			continue;
		}
		at += 2 + (((jpeg[at + 2] ?? 0) << 8) | (jpeg[at + 3] ?? 0));
		// What follows is not divided into segments: 0xFF in it is stuffed or restarts.
		if (marker === START_OF_SCAN) {
			while (at < jpeg.length) {
				const next = jpeg[at + 1] ?? 0;
				if (jpeg[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) break;
				at += 1;
			}
		}
	}
	return false;
}

/** Of a CRC-32 (ISO 3309), as PNG's chunks have it. */
function crc(octets: Uint8Array): number {
	let sum = 0xffffffff;
	for (const octet of octets) {
		sum ^= octet;
		for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}
	return ~sum >>> 0;
}

/** A PNG that says how large it is, by its `pHYs` chunk: other programs print it at its size. @param perMetre pixels of a metre */
export function withResolution(png: Uint8Array, perMetre: number): Uint8Array {
	const head = chunksOf(png)[0];
	if (head?.name !== 'IHDR') throw new Error('This is no PNG.');
	const chunk = new Uint8Array(21);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, 9);
	chunk.set([0x70, 0x48, 0x59, 0x73], 4);
	view.setUint32(8, perMetre);
	view.setUint32(12, perMetre);
	chunk[16] = 1;
	view.setUint32(17, crc(chunk.subarray(4, 17)));
	const all = new Uint8Array(png.length + chunk.length);
	all.set(png.subarray(0, head.to));
	all.set(chunk, head.to);
	all.set(png.subarray(head.to), head.to + chunk.length);
	return all;
}
