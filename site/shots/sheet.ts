/** A picture on the sheet. */
export interface Picture {
	/** Name of the file, beside the sheet. */
	readonly file: string;
	readonly caption: string;
}

/** All of a page's pictures; those of a row stand side by side, at one scale. */
export interface Entry {
	readonly path: string;
	readonly rows: readonly (readonly Picture[])[];
}

const STYLE = `
	:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
	nav { columns: 16rem; }
	.row { display: flex; gap: 1rem; overflow-x: auto; margin-block-end: 1.5rem; }
	figure { margin: 0; }
	img { zoom: 0.5; outline: 1px solid #8888; }`;

/** The contact sheet: one HTML document to scroll, with its pictures beside it. */
export function sheet(title: string, entries: readonly Entry[]): string {
	const figure = ({ file, caption }: Picture) =>
		`<figure><figcaption>${escaped(caption)}</figcaption><a href="${file}"><img src="${file}" alt=""></a></figure>`;
	const section = ({ path, rows }: Entry) => [
		`<h2 id="${path}">${path}</h2>`,
		...rows.map((row) => `<div class="row">${row.map(figure).join('\n')}</div>`),
	];
	return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>${escaped(title)}</title><style>${STYLE}</style>
<h1>${escaped(title)}</h1>
<nav>${entries.map(({ path }) => `<a href="#${path}">${path}</a>`).join('<br>')}</nav>
${entries.flatMap(section).join('\n')}
`;
}

function escaped(text: string): string {
	return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
