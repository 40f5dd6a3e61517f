/**
 * A certificate for localhost, made for one run: X.509 (RFC 5280) in DER, since Node reads certificates but makes none.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const DAY_MS = 86_400_000;

/** Object identifiers as DER bodies (RFC 5480, RFC 5758, RFC 5280 section 4.2.1.6, RFC 4519). */
const ECDSA_WITH_SHA256 = '2a8648ce3d040302';
const SUBJECT_ALT_NAME = '551d11';
const BASIC_CONSTRAINTS = '551d13';
const COMMON_NAME = '550403';

/** A key and its self-signed certificate for `localhost`, both as PEM.
 * @param {Date} [now] the certificate is good from a day before to a day after
 * @returns {{ key: string, cert: string, spki: string }} `spki` is the key's fingerprint, base64 of SHA-256, by which
 *   Chromium is told to trust this one certificate */
export function localhostCertificate(now = new Date()) {
	const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
	const spki = publicKey.export({ type: 'spki', format: 'der' });
	const algorithm = sequence(oid(ECDSA_WITH_SHA256));
	const name = sequence(set(sequence(oid(COMMON_NAME), tlv(0x0c, Buffer.from('localhost')))));
	const validity = sequence(
		...[-DAY_MS, DAY_MS].map((shift) => tlv(0x17, Buffer.from(utcTime(new Date(now.getTime() + shift))))),
	);
	const body = sequence(
		tlv(0xa0, integer(Buffer.from([2]))),
		integer(Buffer.concat([Buffer.from([1]), randomBytes(15)])),
		algorithm,
		name,
		validity,
		name,
		spki,
		tlv(
			0xa3,
			sequence(
				extension(SUBJECT_ALT_NAME, sequence(tlv(0x82, Buffer.from('localhost')))),
				extension(BASIC_CONSTRAINTS, sequence(tlv(0x01, Buffer.from([0xff])))),
			),
		),
	);
	const signature = tlv(0x03, Buffer.concat([Buffer.from([0]), sign('sha256', body, privateKey)]));
	return {
		key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
		cert: pem(sequence(body, algorithm, signature)),
		spki: createHash('sha256').update(spki).digest('base64'),
	};
}

/** Tag, length, value. */
function tlv(tag, value) {
	const { length } = value;
	if (length < 0x80) return Buffer.concat([Buffer.from([tag, length]), value]);
	const size = length < 0x100 ? [0x81, length] : [0x82, length >> 8, length & 0xff];
	return Buffer.concat([Buffer.from([tag, ...size]), value]);
}

const sequence = (...parts) => tlv(0x30, Buffer.concat(parts));
const set = (...parts) => tlv(0x31, Buffer.concat(parts));
const integer = (bytes) => tlv(0x02, bytes);
const oid = (hex) => tlv(0x06, Buffer.from(hex, 'hex'));
const extension = (id, value) => sequence(oid(id), tlv(0x04, value));

/** `YYMMDDHHMMSSZ`. */
function utcTime(date) {
	return `${date
		.toISOString()
		.replace(/[-:T]|\.\d+/g, '')
		.slice(2)}`;
}

function pem(der) {
	const lines = der.toString('base64').match(/.{1,64}/g) ?? [];
	return `-----BEGIN CERTIFICATE-----\n${lines.join('\n')}\n-----END CERTIFICATE-----\n`;
}
