import font from '../../../../.generated/archivo.woff2?url';
import type { Size } from '../../../tools/cards/sizes';

/** Attributes that mean something on the page only. */
const OF_THE_PAGE = ['class', 'id', 'role', 'aria-label'];

let fontData: Promise<string> | undefined;

/** The site's font as data: a file that is opened alone has to bring it along. */
function fontRule(): Promise<string> {
	fontData ??= read(font).then(
		(data) =>
			`@font-face{font-family:Archivo;font-weight:400 840;font-stretch:78% 100%;src:url("${data}") format("woff2")}`,
	);
	// Asked for again if it didn't come.
	fontData.catch(() => {
		fontData = undefined;
	});
	return fontData;
}

/** What lies at an address, as a `data:` address. */
async function read(url: string): Promise<string> {
	const answer = await fetch(url);
	if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
	const blob = await answer.blob();
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.onload = () => resolve(String(reader.result));
		reader.onerror = () => reject(reader.error);
		reader.readAsDataURL(blob);
	});
}

/**
 * An SVG file of a drawing on the page, in true size, with font and crest in it. The words on it are text nodes, which the
 * serializer writes as text, whatever they look like.
 */
export async function standalone(drawing: SVGSVGElement, { width, height }: Size): Promise<string> {
	const svg = drawing.cloneNode(true) as SVGSVGElement;
	for (const element of [svg, ...svg.querySelectorAll('[class]')])
		for (const attribute of OF_THE_PAGE)
			if (attribute === 'class' || element === svg) element.removeAttribute(attribute);
	svg.setAttribute('width', `${width}mm`);
	svg.setAttribute('height', `${height}mm`);
	for (const image of svg.querySelectorAll('image'))
		image.setAttribute('href', await read(image.getAttribute('href') ?? ''));
	const style = document.createElementNS('http://www.w3.org/2000/svg', 'style');
	style.textContent = await fontRule();
	svg.prepend(style);
	return new XMLSerializer().serializeToString(svg);
}
