/** A picture on the sheet. */
export interface Picture {
	/** Name of the file, beside the sheet. */
	readonly file: string;
	readonly caption: string;
	/** Its size in pixels, so that the page is as long before the pictures have come. */
	readonly width: number;
	readonly height: number;
}

/** All of a page's pictures; those of a row stand side by side, at one scale. */
export interface Entry {
	readonly path: string;
	readonly rows: readonly (readonly Picture[])[];
}

/** The size of a PNG in pixels, which its header tells at a fixed place (PNG specification, 11.2.1 "IHDR"). */
export function sizeOf(png: Uint8Array): { width: number; height: number } {
	const header = new DataView(png.buffer, png.byteOffset);
	return { width: header.getUint32(16), height: header.getUint32(20) };
}

const STYLE = `
	:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
	body { margin: 1.5rem; }
	nav { columns: 16rem; }
	nav ul { margin: 0; padding: 0; list-style: none; }
	h2 { margin: 3rem 0 0.5rem; }
	.row { display: flex; gap: 1rem; align-items: start; margin-block-end: 1.5rem; }
	figure { min-width: 0; margin: 0; }
	figcaption { font-size: 0.875rem; }
	img { display: block; width: 100%; height: auto; outline: 1px solid #8888; }`;

/** The contact sheet: one HTML document to scroll, with its pictures beside it. */
export function sheet(title: string, entries: readonly Entry[]): string {
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${STYLE}
</style>
<h1>${escaped(title)}</h1>
<nav><ul>
${entries.map(({ path }) => `<li><a href="#${path}">${path}</a>`).join('\n')}
</ul></nav>
${entries.map(section).join('\n')}
`;
}

function section({ path, rows }: Entry): string {
	return `<h2 id="${path}">${path}</h2>
${rows.map((row) => `<div class="row">\n${row.map(figure).join('\n')}\n</div>`).join('\n')}`;
}

function figure({ file, caption, width, height }: Picture): string {
	const image = `<img src="${file}" width="${width}" height="${height}" alt="" loading="lazy">`;
	return `<figure style="flex: ${width}; max-width: ${width}px"><figcaption>${escaped(caption)}</figcaption><a href="${file}">${image}</a></figure>`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
