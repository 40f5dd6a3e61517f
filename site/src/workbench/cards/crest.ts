import { CREST_BYTES_MAX, crestPixels, type Size } from './sizes';

/** What takes less than this part of both sides of a canvas is drawn anew, alone: else a crest is a dot on its card. */
const SPECK = 4;

/** Why a file is no crest: too large, no picture that this browser can draw, or one that shows nothing. */
export type CrestFault = 'tooLarge' | 'noPicture' | 'empty';

/** What became of a file. */
export type CrestReading = { readonly png: Blob } | { readonly fault: CrestFault };

/** Draws a file's picture anew, so that nothing of the file itself gets any further: of every kind that the browser draws. */
export async function readCrest(file: Blob): Promise<CrestReading> {
	if (file.size > CREST_BYTES_MAX) return { fault: 'tooLarge' };
	try {
		const isVector = file.type === 'image/svg+xml';
		// What mends most drawings may spoil one in an old encoding.
		const picture = isVector ? await loaded(await plain(file)).catch(() => loaded(file)) : await loaded(file);
		const whole = { x: 0, y: 0, width: picture.naturalWidth, height: picture.naturalHeight };
		const canvas = drawn(picture, whole, isVector);
		const bounds = boundsOf(canvas);
		if (bounds === undefined) return { fault: 'empty' };
		const isSpeck = bounds.width * SPECK < canvas.width && bounds.height * SPECK < canvas.height;
		const scale = whole.width / canvas.width;
		const part = {
			x: bounds.x * scale,
			y: bounds.y * scale,
			width: bounds.width * scale,
			height: bounds.height * scale,
		};
		return { png: await pngOf(isSpeck ? drawn(picture, part, isVector) : canvas) };
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

/** What drawing programs and web pages leave out of an SVG, and its colours as in a light theme: cards have one. */
async function plain(file: Blob): Promise<Blob> {
	const text = (await file.text())
		.replace(/^\s*<\?xml[^>]*\?>/, '')
		.replace(/prefers-color-scheme\s*:\s*dark/gi, 'max-width:0')
		.replace(/prefers-color-scheme\s*:\s*light/gi, 'min-width:0')
		.replace(/(?<!prefers-)color-scheme\s*:[^;"'}]+/gi, 'color-scheme:light');
	const used = new Set(Array.from(text.matchAll(/[\s</]([a-z][\w.-]*):[\w.-]+(?=[\s=/>])/gi), ([, prefix]) => prefix));
	const known: Readonly<Record<string, string>> = { xlink: 'http://www.w3.org/1999/xlink' };
	const missing = [...used].filter((prefix) => !/^xml/i.test(prefix ?? '') && !text.includes(`xmlns:${prefix}=`));
	const spaces = missing.map((prefix = '') => ` xmlns:${prefix}="${known[prefix] ?? prefix}"`).join('');
	const own = /<svg[^>]*\sxmlns=/.test(text) ? '' : ' xmlns="http://www.w3.org/2000/svg"';
	return new Blob([text.replace(/<svg(?=[\s>])/, `$&${own}${spaces}`)], { type: file.type });
}

interface Area extends Size {
	readonly x: number;
	readonly y: number;
}

/** A part of a picture on a canvas of its own size as a crest. */
function drawn(picture: HTMLImageElement, part: Area, isVector: boolean): HTMLCanvasElement {
	const { width, height } = crestPixels(part, isVector);
	const canvas = document.createElement('canvas');
	Object.assign(canvas, { width, height });
	const [across, down] = [width / part.width, height / part.height];
	canvas
		.getContext('2d', { willReadFrequently: true })
		?.drawImage(picture, -part.x * across, -part.y * down, picture.naturalWidth * across, picture.naturalHeight * down);
	return canvas;
}

/** What of a canvas is drawn on; undefined where all is transparent. @throws where the browser lets nobody read what it drew, such as HTML in an SVG */
function boundsOf(canvas: HTMLCanvasElement): Area | undefined {
	const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
	let [left, top, right, bottom] = [canvas.width, canvas.height, -1, -1];
	for (let at = 3; at < pixels.length; at += 4) {
		if (pixels[at] === 0) continue;
		const [x, y] = [((at - 3) / 4) % canvas.width, Math.floor(at / 4 / canvas.width)];
		[left, top, right, bottom] = [Math.min(left, x), Math.min(top, y), Math.max(right, x), Math.max(bottom, y)];
	}
	return right < 0 ? undefined : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

async function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
	const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
	if (png === null) throw new Error('This canvas gives no picture.');
	return png;
}
