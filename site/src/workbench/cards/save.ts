import { download } from '../download';
import { standalone } from './file';
import { withResolution } from './png-resolution';
import type { Size } from './sizes';

/** Kinds of files to take along. */
export type SavedKind = 'png' | 'svg';

/** Pixels of a millimetre in a bitmap: 300 to the inch, as printers have them. */
const PIXELS_PER_MILLIMETRE = 300 / 25.4;

/** A drawing of the page, and what it needs to stand alone. */
interface Drawing {
	readonly svg: SVGSVGElement;
	/** In millimetres. */
	readonly size: Size;
	readonly crest: Blob | undefined;
}

/** Has the browser save a drawing as it is shown. */
export async function save({ svg, size, crest }: Drawing, kind: SavedKind, name: string): Promise<void> {
	const source = new Blob([await standalone(svg, size, crest)], { type: 'image/svg+xml' });
	download(kind === 'svg' ? source : await bitmap(source, size), `${name}.${kind}`);
}

async function bitmap(source: Blob, { width, height }: Size): Promise<Blob> {
	const url = URL.createObjectURL(source);
	const image = new Image();
	image.src = url;
	await image.decode();
	const canvas = document.createElement('canvas');
	canvas.width = Math.round(width * PIXELS_PER_MILLIMETRE);
	canvas.height = Math.round(height * PIXELS_PER_MILLIMETRE);
	canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
	URL.revokeObjectURL(url);
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (png === null) throw new Error('This canvas gives no picture.');
	const sized = withResolution(new Uint8Array(await png.arrayBuffer()), Math.round(1_000 * PIXELS_PER_MILLIMETRE));
	return new Blob([sized as BlobPart], { type: png.type });
}
