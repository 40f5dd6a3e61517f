import type { Page } from '@playwright/test';

/** What is drawn at one place of a drawing, and how it stands out there from what lies behind. */
export interface Mark {
	/** The same for the same place of a page. */
	readonly place: string;
	/** The drawing's name and what is drawn. */
	readonly name: string;
	/** WCAG's contrast, where nothing lies over it. */
	readonly contrast: number;
	/** The contrast that it needs if it is a word (WCAG 1.4.3). */
	readonly wanted?: number;
}

/**
 * Every word, line and shape in the drawings of a page, each at a few of its places, in the document's order. Watermarks are left out:
 * they have to be pale. It is computed from colours and outlines: a screenshot takes seconds, and can't say which colour is behind.
 */
export async function marks(page: Page): Promise<Mark[]> {
	const copies = await page.evaluateHandle(copyScenes);
	const found = await page.evaluate(readMarks);
	await copies.evaluate((all) => {
		for (const copy of all) copy.remove();
	});
	return found;
}

/** Runs in the page: puts before each reference to a drawing what it refers to, where it can be asked for its colours. */
async function copyScenes(): Promise<Element[]> {
	// The policy of the pages refuses text that becomes markup: the browser parses what it has fetched itself.
	const parsed = (file: string) =>
		new Promise<Document | null>((resolve) => {
			const request = new XMLHttpRequest();
			request.open('GET', file);
			request.responseType = 'document';
			request.onloadend = () => resolve(request.responseXML);
			request.send();
		});
	const copies: Element[] = [];
	for (const use of document.querySelectorAll<SVGUseElement>('svg use')) {
		const [file, id] = use.href.baseVal.split('#');
		const source = file ? await parsed(file) : document;
		const target = source?.getElementById(id ?? '');
		if (!target) throw new Error(`no ‘${use.href.baseVal}’`);
		const copy = document.createElementNS(use.namespaceURI, target.localName === 'symbol' ? 'svg' : 'g');
		const viewBox = target.getAttribute('viewBox');
		if (viewBox) copy.setAttribute('viewBox', viewBox);
		else copy.setAttribute('transform', `translate(${use.x.baseVal.value} ${use.y.baseVal.value})`);
		copy.append(...[...target.cloneNode(true).childNodes]);
		use.before(copy);
		copies.push(copy);
	}
	return copies;
}

/** Runs in the page: the marks of all that is drawn there. */
function readMarks(): Mark[] {
	type Colour = readonly [red: number, green: number, blue: number, alpha: number];

	/** How many places of a line or of each side of a shape are looked at. */
	const PLACES = 5;
	const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true });
	const known = new Map<string, Colour>();
	const colourOf = (text: string): Colour => {
		let colour = known.get(text);
		if (!colour && context) {
			context.clearRect(0, 0, 1, 1);
			context.fillStyle = text;
			context.fillRect(0, 0, 1, 1);
			const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
			colour = [red, green, blue, alpha / 255];
			known.set(text, colour);
		}
		return colour ?? [0, 0, 0, 0];
	};
	const faded = ([red, green, blue, alpha]: Colour, opacity: number): Colour => [red, green, blue, alpha * opacity];
	const over = (front: Colour, back: Colour): Colour => {
		const mix = (at: 0 | 1 | 2) => front[at] * front[3] + back[at] * (1 - front[3]);
		return [mix(0), mix(1), mix(2), 1];
	};
	const luminance = ([red, green, blue]: Colour) => {
		const linear = (value: number) => (value <= 10 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4);
		return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
	};
	const contrastOf = (one: Colour, other: Colour) => {
		const [first, second] = [luminance(one), luminance(other)];
		return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
	};
	/** What a page shows behind an element: its own ground, or that of the nearest element around it that has one. */
	const groundOf = (element: Element | null): Colour => {
		if (!element) return colourOf('Canvas');
		const ground = colourOf(getComputedStyle(element).backgroundColor);
		return ground[3] === 1 ? ground : over(ground, groundOf(element.parentElement));
	};

	/** Something that is drawn: colours, and where it is. */
	interface Drawn {
		readonly element: SVGGraphicsElement;
		readonly box: DOMRect;
		readonly toOwn: DOMMatrix;
		readonly fill: Colour;
		readonly stroke: Colour;
		/** True where what lies behind shows between what a pattern repeats. */
		readonly isSparse: boolean;
	}
	const drawnIn = (svg: SVGSVGElement): Drawn[] =>
		[...svg.querySelectorAll<SVGGraphicsElement>('text, path, rect, circle, ellipse, line, polygon, polyline')]
			.filter(
				(element) =>
					!element.closest('defs, symbol, pattern, mask, clipPath, [data-watermark]') && element.checkVisibility(),
			)
			.map((element) => {
				let opacity = 1;
				for (let one: Element | null = element; one && one !== svg; one = one.parentElement)
					opacity *= Number(getComputedStyle(one).opacity);
				const style = getComputedStyle(element);
				const paint = (value: string, own: string): Colour => {
					const pattern = value.startsWith('url') && svg.querySelector(`${value.slice(5, -2)} *`);
					const plain = pattern ? getComputedStyle(pattern).fill : value;
					return plain === 'none' ? [0, 0, 0, 0] : faded(colourOf(plain), opacity * Number(own));
				};
				return {
					element,
					box: element.getBoundingClientRect(),
					toOwn: element.getScreenCTM()?.inverse() ?? new DOMMatrix(),
					fill: paint(style.fill, style.fillOpacity),
					stroke: paint(style.stroke, style.strokeOpacity),
					isSparse: style.fill.startsWith('url'),
				};
			});
	/** The colour that something shows at a place, if it is there. */
	const shownAt = ({ element, box, toOwn, fill, stroke }: Drawn, x: number, y: number): Colour | undefined => {
		if (!(element instanceof SVGGeometryElement)) return undefined;
		if (x < box.left || x > box.right || y < box.top || y > box.bottom) return undefined;
		const place = new DOMPoint(x, y).matrixTransform(toOwn);
		if (stroke[3] > 0 && element.isPointInStroke(place)) return stroke;
		return fill[3] > 0 && element.isPointInFill(place) ? fill : undefined;
	};
	/** Places of something in its own units: along its line, over its surface, or along its words. */
	const placesOf = ({ element, fill, stroke }: Drawn): DOMPoint[] => {
		const { x, y, width, height } = element.getBBox();
		if (!(element instanceof SVGGeometryElement))
			return Array.from(
				{ length: PLACES },
				(_, at) => new DOMPoint(x + ((at + 0.5) * width) / PLACES, y + 0.6 * height),
			);
		const length = stroke[3] > 0 ? element.getTotalLength() : 0;
		const line = Array.from({ length: length > 0 ? PLACES : 0 }, (_, at) =>
			element.getPointAtLength(((at + 0.5) * length) / PLACES),
		);
		const surface = Array.from(
			{ length: fill[3] > 0 ? PLACES ** 2 : 0 },
			(_, at) =>
				new DOMPoint(
					x + (((at % PLACES) + 0.5) * width) / PLACES,
					y + ((Math.floor(at / PLACES) + 0.5) * height) / PLACES,
				),
		);
		return [...line, ...surface];
	};

	const marksOf = (svg: SVGSVGElement, drawing: string): Mark[] => {
		const ground = groundOf(svg);
		const frame = svg.getBoundingClientRect();
		const drawn = drawnIn(svg);
		const isCovered = (index: number, x: number, y: number) =>
			drawn.slice(index + 1).some((other) => !other.isSparse && (shownAt(other, x, y)?.[3] ?? 0) > 0.5);
		const behind = (index: number, x: number, y: number): Colour => {
			const layers: Colour[] = [];
			for (const other of drawn.slice(0, index).reverse()) {
				const shown = other.isSparse ? undefined : shownAt(other, x, y);
				if (shown) layers.push(shown);
				if (shown?.[3] === 1) break;
			}
			return layers.reduceRight((back, front) => over(front, back), ground);
		};
		return drawn.flatMap((one, index) => {
			const { element, box, toOwn } = one;
			// What fills the drawing is its ground.
			if (box.width >= frame.width && box.height >= frame.height) return [];
			const isText = !(element instanceof SVGGeometryElement);
			if (isText && element.textContent === '') return [];
			const isLarge = box.height >= 28 || (box.height >= 22 && Number(getComputedStyle(element).fontWeight) >= 640);
			const what = isText ? `‘${element.textContent}’` : element.outerHTML.slice(0, 90);
			const name = `${svg.getAttribute('aria-label')?.slice(0, 50) ?? svg.parentElement?.className}: ${what}`;
			const toWindow = toOwn.inverse();
			return placesOf(one).flatMap((point, at) => {
				const { x, y } = point.matrixTransform(toWindow);
				const shown = isText ? one.fill : shownAt(one, x, y);
				if (!shown || isCovered(index, x, y)) return [];
				const back = behind(index, x, y);
				const mark = { place: `${drawing}.${index}.${at}`, name, contrast: contrastOf(over(shown, back), back) };
				return [isText ? { ...mark, wanted: isLarge ? 3 : 4.5 } : mark];
			});
		});
	};
	const marksOfImage = (image: HTMLImageElement, drawing: string): Mark[] => {
		const canvas = document.createElement('canvas');
		const { width, height } = image;
		Object.assign(canvas, { width, height });
		const pixels = canvas.getContext('2d', { willReadFrequently: true });
		if (!pixels || width === 0 || height === 0) return [];
		pixels.drawImage(image, 0, 0, width, height);
		const ground = groundOf(image);
		return Array.from({ length: (4 * PLACES) ** 2 }, (_, at) => {
			const x = Math.floor((((at % (4 * PLACES)) + 0.5) * width) / (4 * PLACES));
			const y = Math.floor(((Math.floor(at / (4 * PLACES)) + 0.5) * height) / (4 * PLACES));
			const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.getImageData(x, y, 1, 1).data;
			const contrast = contrastOf(over([red, green, blue, alpha / 255], ground), ground);
			return { place: `${drawing}.${at}`, name: image.outerHTML.slice(0, 120), contrast };
		});
	};

	return [...document.querySelectorAll('svg, img')].flatMap((picture, index) => {
		if (picture.parentElement?.closest('svg') || !picture.checkVisibility({ visibilityProperty: true })) return [];
		if (picture instanceof HTMLImageElement) return marksOfImage(picture, String(index));
		return picture instanceof SVGSVGElement ? marksOf(picture, String(index)) : [];
	});
}
