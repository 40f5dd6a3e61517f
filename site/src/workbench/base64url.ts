/** Bytes as letters that an address passes on (RFC 4648, section 5, without padding). */

export function toBase64url(bytes: Iterable<number>): string {
	let binary = '';
	for (const byte of bytes) binary += String.fromCharCode(byte);
	return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** @throws for a text that is no base64 */
export function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
	return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
}
