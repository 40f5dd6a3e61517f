import font from '../../../.generated/archivo.woff2?url';
import type { Size } from './sizes';

let fontData: Promise<string> | undefined;

/** The site's font as data: a file that is opened alone has to bring it along. */
function fontRule(): Promise<string> {
	fontData ??= fetched(font)
		.then(dataUrl)
		.then(
			(data) =>
				`@font-face{font-family:Archivo;font-weight:400 840;font-stretch:78% 100%;src:url("${data}") format("woff2")}`,
		);
	// Asked for again if it didn't come.
	fontData.catch(() => {
		fontData = undefined;
	});
	return fontData;
}

/** @throws when the font doesn't come */
async function fetched(url: string): Promise<Blob> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
	return answer.blob();
}

/** A file's content as a `data:` address. */
function dataUrl(file: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(file);
	});
}

/**
 * An SVG file of a drawing on the page, in true size, with font and crest in it. The words on it are text nodes, which the
 * serializer writes as text, whatever they look like.
 *
 * @param crest the picture that it shows
 */
export async function standalone(
	drawing: SVGSVGElement,
	{ width, height }: Size,
	crest: Blob | undefined,
): Promise<string> {
	// In a document without a window nothing is fetched: the page's policy would refuse the crest as data, and say so.
	const svg = document.implementation.createHTMLDocument().importNode(drawing, true);
	// They mean something on the page only. Its name goes along.
	svg.removeAttribute('id');
	for (const element of [svg, ...svg.querySelectorAll('[class]')]) element.removeAttribute('class');
	svg.setAttribute('width', `${width}mm`);
	svg.setAttribute('height', `${height}mm`);
	if (crest) for (const image of svg.querySelectorAll('image')) image.setAttribute('href', await dataUrl(crest));
	const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
	style.textContent = await fontRule();
	svg.prepend(style);
	return new XMLSerializer().serializeToString(svg);
}
