import { isWhole, kindOf, xmlText } from './octets';
import { CREST_BYTES_MAX, crestPixels, type Size } from './sizes';
import { type SvgSource, svgSource, svgText, type View, viewOf } from './svg-source';

/** Why a file is no crest: too large, packed, no picture that this browser can draw, half of one, or one that shows nothing. */
export type CrestFault = 'tooLarge' | 'packed' | 'noPicture' | 'broken' | 'empty';

/** What became of a file. */
export type CrestReading = { readonly png: Blob } | { readonly fault: CrestFault };

/** Longer side of a vector picture, in pixels. */
const VECTOR_PIXELS = 1_024;
/** Half sides of the areas in which a drawing is looked for that says nothing of its size, in its own units. */
const AREAS = [128, 1_024, 8_192];

/** Draws a file's picture anew, so that nothing of the file itself gets any further. Bitmaps and SVG, whatever its name says. */
export async function readCrest(file: Blob): Promise<CrestReading> {
	if (file.size > CREST_BYTES_MAX) return { fault: 'tooLarge' };
	const octets = new Uint8Array(await file.arrayBuffer());
	const kind = kindOf(octets);
	if (kind === 'gzip') return { fault: 'packed' };
	const source = kind === 'text' ? svgSource(xmlText(octets)) : undefined;
	if (kind === 'text' && source === undefined) return { fault: 'noPicture' };
	if (!isWhole(octets, kind)) return { fault: 'broken' };
	try {
		// Without its type a bitmap can't be taken for an SVG.
		const canvas = source ? await vector(source) : drawn(await loaded(new Blob([octets])));
		if (canvas === undefined || boxIn(canvas) === undefined) return { fault: 'empty' };
		return { png: await pngOf(canvas) };
	} catch {
		return { fault: source ? 'broken' : 'noPicture' };
	}
}

/** Draws an SVG as large as a crest may be; nothing where nothing of it is to be seen. */
async function vector(source: SvgSource): Promise<HTMLCanvasElement | undefined> {
	const view = viewOf(source) ?? (await boxOf(source));
	return view && drawn(await rendered(source, view));
}

function rendered(source: SvgSource, view: View): Promise<HTMLImageElement> {
	const size = crestPixels(enlarged(view));
	return loaded(new Blob([svgText(source, view, size)], { type: 'image/svg+xml' }));
}

/** The box of what is drawn, looked for in larger and larger areas, and then closely. */
async function boxOf(source: SvgSource): Promise<View | undefined> {
	let found: View | undefined;
	for (const half of AREAS) {
		const area = { x: -half, y: -half, width: 2 * half, height: 2 * half };
		found = viewIn(area, drawn(await rendered(source, area)));
		if (found && Math.max(-found.x, -found.y, found.x + found.width, found.y + found.height) < half) break;
	}
	return found && viewIn(found, drawn(await rendered(source, found)));
}

/** The part of a view that is not empty, with a pixel around it. */
function viewIn(view: View, canvas: HTMLCanvasElement): View | undefined {
	const box = boxIn(canvas);
	if (box === undefined) return undefined;
	const unit = view.width / canvas.width;
	return {
		x: view.x + (box.x - 1) * unit,
		y: view.y + (box.y - 1) * unit,
		width: (box.width + 2) * unit,
		height: (box.height + 2) * unit,
	};
}

/** The box of what can be seen on a canvas, in pixels. */
function boxIn(canvas: HTMLCanvasElement): View | undefined {
	const { width, height } = canvas;
	const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
	let [left, top, right, bottom] = [width, height, -1, -1];
	for (let y = 0; y < height; y++)
		for (let x = 0; x < width; x++) {
			if (data[4 * (y * width + x) + 3] === 0) continue;
			left = Math.min(left, x);
			right = Math.max(right, x);
			top = Math.min(top, y);
			bottom = y;
		}
	return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** A picture on a canvas as large as a crest may be. */
function drawn(picture: HTMLImageElement): HTMLCanvasElement {
	const { width, height } = crestPixels(picture);
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	canvas.getContext('2d', { willReadFrequently: true })?.drawImage(picture, 0, 0, width, height);
	return canvas;
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (png === null) throw new Error('This canvas gives no picture.');
	return png;
}

/** A file as a picture. In an `<img>` no script of it runs, and nothing that it refers to is fetched. @throws where it is none */
async function loaded(file: Blob): Promise<HTMLImageElement> {
	const url = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		return image;
	} finally {
		URL.revokeObjectURL(url);
	}
}

/** Vectors are sharp at any size. */
function enlarged({ width, height }: Size): Size {
	const factor = VECTOR_PIXELS / Math.max(width, height);
	return { width: width * factor, height: height * factor };
}
