import { CREST_BYTES_MAX, crestPixels, type Size } from '../../../tools/cards/sizes';

/** Why a file is no crest: too large, or no picture that this browser can draw. */
export type CrestFault = 'tooLarge' | 'noPicture';

/** What became of a file. */
export type CrestReading = { readonly png: Blob } | { readonly fault: CrestFault };

/** Longer side of a vector picture that says no size, in pixels. */
const VECTOR_PIXELS = 1_024;

/** Draws a file's picture anew, so that nothing of the file itself gets any further. Bitmaps and SVG, whatever its name says. */
export async function readCrest(file: Blob): Promise<CrestReading> {
	if (file.size > CREST_BYTES_MAX) return { fault: 'tooLarge' };
	try {
		// Without its type it can't be taken for an SVG.
		const source = vector(await file.text()) ?? new Blob([file]);
		return { png: await drawn(await loaded(source)) };
	} catch {
		return { fault: 'noPicture' };
	}
}

/** Draws a picture on a canvas as large as a crest may be. */
async function drawn(picture: HTMLImageElement): Promise<Blob> {
	const { width, height } = crestPixels(picture);
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
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

/**
 * An SVG with a size that every engine sees; undefined where the source is none. What is no drawing is taken out, since a
 * canvas that it was drawn on could not be read.
 */
function vector(source: string): Blob | undefined {
	const { documentElement: svg } = new DOMParser().parseFromString(source, 'image/svg+xml');
	if (svg.localName !== 'svg') return undefined;
	for (const foreign of svg.querySelectorAll('foreignObject, script')) foreign.remove();
	const { width, height } = crestPixels(enlarged(sizeOf(svg)));
	svg.setAttribute('width', String(width));
	svg.setAttribute('height', String(height));
	return new Blob([new XMLSerializer().serializeToString(svg)], { type: 'image/svg+xml' });
}

/** The shape of a drawing: its view, or its own size, or a square. */
function sizeOf(svg: Element): Size {
	const [, , viewWidth = 0, viewHeight = 0] = (svg.getAttribute('viewBox') ?? '')
		.trim()
		.split(/[\s,]+/)
		.map(Number);
	if (viewWidth > 0 && viewHeight > 0) return { width: viewWidth, height: viewHeight };
	const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(svg.getAttribute(name) ?? ''));
	if (!width || !height || width < 0 || height < 0) return { width: 1, height: 1 };
	// Without a view, what is drawn would keep its size.
	svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
	return { width, height };
}

/** Vectors are sharp at any size. */
function enlarged({ width, height }: Size): Size {
	const factor = VECTOR_PIXELS / Math.max(width, height);
	return { width: width * factor, height: height * factor };
}
