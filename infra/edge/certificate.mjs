/**
 * A certificate for localhost, made for one run.
 */
import { createHash, createPublicKey } from 'node:crypto';
import { generate } from 'selfsigned';

/** A key and its self-signed certificate for `localhost`, both as PEM.
 * @returns {Promise<{ key: string, cert: string, spki: string }>} `spki` is the key's fingerprint, base64 of SHA-256, by which
 *   Chromium is started with trust in this certificate alone */
export async function localhostCertificate() {
	const {
		private: key,
		public: own,
		cert,
	} = await generate([{ name: 'commonName', value: 'localhost' }], {
		keyType: 'ec',
		algorithm: 'sha256',
		extensions: [
			{ name: 'subjectAltName', altNames: [{ type: 2, value: 'localhost' }] },
			// No certificate authority: as a server's, the functions' TLS refuses one.
			{ name: 'basicConstraints', cA: false },
		],
	});
	const spki = createPublicKey(own).export({ type: 'spki', format: 'der' });
	return { key, cert, spki: createHash('sha256').update(spki).digest('base64') };
}
