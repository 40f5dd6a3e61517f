/**
 * Words and figures of the report.
 */

/** @param {unknown} text @returns {string} safe inside HTML and its attributes */
export function escaped(text) {
	return String(text)
		.replaceAll('&', '&amp;')
		.replaceAll('<', '&lt;')
		.replaceAll('>', '&gt;')
		.replaceAll('"', '&quot;');
}

/** A figure with its unit: as many digits as say something.
 * @param {number} value @param {string} unit */
export function figure(value, unit) {
	if (!Number.isFinite(value)) return '–';
	const digits = unit === '×' ? 2 : unit === '' ? 3 : unit === 's' ? 1 : 0;
	const number = value.toLocaleString('en', { maximumFractionDigits: digits });
	return unit === '' ? number : `${number}\u00a0${unit}`;
}

/** A table of the report.
 * @param {readonly string[]} heads
 * @param {readonly (readonly (string | { html: string, kind?: string })[])[]} rows text, or cells that are HTML already
 * @returns {string} HTML */
export function table(heads, rows) {
	const cell = (content) => {
		const { html, kind } = typeof content === 'object' ? content : { html: escaped(content), kind: undefined };
		return `<td${kind ? ` class="${kind}"` : ''}>${html}</td>`;
	};
	const body = rows.map((row) => `<tr>${row.map(cell).join('')}</tr>`).join('\n');
	return `<div class="wide"><table><thead><tr>${heads.map((head) => `<th scope="col">${escaped(head)}</th>`).join('')}</tr></thead>\n<tbody>${body}</tbody></table></div>`;
}
