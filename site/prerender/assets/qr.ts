import { encode } from 'uqr';
import type { Plugin } from 'vite';
import { type QrName, qrTexts } from '../../src/content/qr.ts';
import { qrPath } from '../../src/scenes/parts/qr-path.ts';
import { stage } from '../sources/stage.ts';

const PREFIX = 'virtual:qr/';

/** Draws the QR codes at build time: `virtual:qr/<name>` exports one path to stroke and the side length in modules. */
export function qr(): Plugin {
	return {
		name: 'qr',
		resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
		load(id) {
			if (!id.startsWith(`\0${PREFIX}`)) return undefined;
			const name = id.slice(PREFIX.length + 1) as QrName;
			const text = qrTexts(stage.origin)[name];
			if (text === undefined) this.error(`content/qr.ts has no text '${name}'`);
			const { data, size } = encode(text, { ecc: 'L', border: 0 });
			return `export const size = ${size};\nexport const path = ${JSON.stringify(qrPath(data))};`;
		},
	};
}
