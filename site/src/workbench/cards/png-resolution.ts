/** Where the chunk ends that every PNG begins with, behind eight bytes of signature: IHDR (ISO/IEC 15948, 5.6). */
const HEAD_END = 8 + 25;

/** Of a CRC-32 (ISO 3309), as PNG's chunks have it. */
function crc(octets: Uint8Array): number {
	let sum = 0xffffffff;
	for (const octet of octets) {
		sum ^= octet;
		for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
	}
	return ~sum >>> 0;
}

/** A PNG that says how large it is, by its `pHYs` chunk: other programs print it at its size. @param perMetre pixels of a metre */
export function withResolution(png: Uint8Array, perMetre: number): Uint8Array {
	const chunk = new Uint8Array(21);
	const view = new DataView(chunk.buffer);
	view.setUint32(0, 9);
	chunk.set([0x70, 0x48, 0x59, 0x73], 4);
	view.setUint32(8, perMetre);
	view.setUint32(12, perMetre);
	chunk[16] = 1;
	view.setUint32(17, crc(chunk.subarray(4, 17)));
	const all = new Uint8Array(png.length + chunk.length);
	all.set(png.subarray(0, HEAD_END));
	all.set(chunk, HEAD_END);
	all.set(png.subarray(HEAD_END), HEAD_END + chunk.length);
	return all;
}
