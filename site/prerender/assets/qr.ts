import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { type QrName, qrTexts } from '../../src/content/qr.ts';

const PREFIX = 'virtual:qr/';

/** Draws the QR codes at build time: `virtual:qr/<name>` exports one path to stroke and the side length in modules. */
export function qr(): Plugin {
	return {
		name: 'qr',
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return undefined;
			const name = id.slice(PREFIX.length + 1) as QrName;
			const text = qrTexts[name];
			if (text === undefined) this.error(`content/qr.ts has no text '${name}'`);
			const { data, size } = encode(text, { ecc: 'L', border: 0 });
			return `export const size = ${size};\nexport const path = ${JSON.stringify(rows(data))};`;
		},
	};
}

/** One stroke per horizontal run of dark modules, down the middle of its row; relative moves keep it short. */
function rows(data: boolean[][]): string {
	let path = '';
	for (const [y, row] of data.entries()) {
		let end = -1;
		for (let x = 0; x < row.length; x++) {
			if (!row[x]) continue;
			const start = x;
			while (row[x + 1]) x++;
			path += `${end < 0 ? `M${start} ${y}` : `m${start - end} 0`}h${x - start + 1}`;
			end = x + 1;
		}
	}
	return path;
}
