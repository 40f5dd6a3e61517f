/**
 * A certificate for localhost, made for one run: X.509 (RFC 5280) in DER, since Node reads certificates but makes none.
 */
import { createHash, generateKeyPairSync, randomBytes, sign, X509Certificate } from 'node:crypto';

/** A key and its self-signed certificate for `localhost`, both as PEM.
 * @param {Date} [now] the certificate is good from a day before to a day after
 * @returns {{ key: string, cert: string, spki: string }} `spki` is the key's fingerprint, base64 of SHA-256, by which
 *   Chromium is told to trust this one certificate */
export function localhostCertificate(now = new Date()) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const spki = publicKey.export({ type: 'spki', format: 'der' });
	// ecdsa-with-SHA256 (RFC 5758), commonName (RFC 4519), subjectAltName and basicConstraints (RFC 5280, 4.2.1).
	const algorithm = sequence(oid('2a8648ce3d040302'));
	const name = sequence(tlv(0x31, sequence(oid('550403'), tlv(0x0c, 'localhost'))));
	const alternative = sequence(oid('551d11'), tlv(0x04, sequence(tlv(0x82, 'localhost'))));
	// No certificate authority: as a server's, the functions' TLS refuses one.
	const authority = sequence(oid('551d13'), tlv(0x04, sequence()));
	const body = sequence(
		tlv(0xa0, tlv(0x02, [2])),
		tlv(0x02, [1], randomBytes(15)),
		algorithm,
		name,
		sequence(utcTime(now, -1), utcTime(now, 1)),
		name,
		spki,
		tlv(0xa3, sequence(alternative, authority)),
	);
	const signature = tlv(0x03, [0], sign('sha256', body, privateKey));
	return {
		key: String(privateKey.export({ type: 'pkcs8', format: 'pem' })),
		cert: new X509Certificate(sequence(body, algorithm, signature)).toString(),
		spki: createHash('sha256').update(spki).digest('base64'),
	};
}

/** Tag, length, value. */
function tlv(tag, ...parts) {
	const value = Buffer.concat(parts.map((part) => Buffer.from(part)));
	const { length } = value;
	const size = length < 0x80 ? [length] : length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...parts) => tlv(0x30, ...parts);
const oid = (hex) => tlv(0x06, Buffer.from(hex, 'hex'));

/** `YYMMDDHHMMSSZ`, so many days later. */
const utcTime = (date, days) =>
	tlv(0x17, new Date(date.getTime() + days * 86_400_000).toISOString().replace(/^20|[-:T]|\.\d+/g, ''));
