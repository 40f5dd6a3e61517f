import { CREST_BYTES_MAX, crestPixels } from './sizes';

/** Why a file is no crest: too large, or no picture that this browser can draw. */
export type CrestFault = 'tooLarge' | 'noPicture';

/** What became of a file. */
export type CrestReading = { readonly png: Blob } | { readonly fault: CrestFault };

/** Draws a file's picture anew, so that nothing of the file itself gets any further: of every kind that the browser draws. */
export async function readCrest(file: Blob): Promise<CrestReading> {
	if (file.size > CREST_BYTES_MAX) return { fault: 'tooLarge' };
	try {
		return { png: await pngOf(drawn(await loaded(file), file.type === 'image/svg+xml')) };
	} catch {
		return { fault: 'noPicture' };
	}
}

/** A file as a picture. In an `<img>` no script of it runs, and nothing that it refers to is fetched. @throws where it is none */
async function loaded(file: Blob): Promise<HTMLImageElement> {
	const url = URL.createObjectURL(file);
	try {
		const image = new Image();
		image.src = url;
		// Where a picture's end is missing, browsers refuse to decode what they show.
		await image.decode().catch((cause) => {
			if (image.naturalWidth === 0) throw cause;
		});
		return image;
	} finally {
		URL.revokeObjectURL(url);
	}
}

/** A picture on a canvas of the size of a crest. */
function drawn(picture: HTMLImageElement, isVector: boolean): HTMLCanvasElement {
	const { width, height } = crestPixels({ width: picture.naturalWidth, height: picture.naturalHeight }, isVector);
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	canvas.getContext('2d')?.drawImage(picture, 0, 0, width, height);
	return canvas;
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (png === null) throw new Error('This canvas gives no picture.');
	return png;
}
