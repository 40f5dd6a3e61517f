/**
 * AWS Signature Version 4 for one JSON request (AWS General Reference, "Signing AWS API requests").
 */
import { createHash, createHmac } from 'node:crypto';

/** @typedef {{ accessKeyId: string, secretAccessKey: string, sessionToken?: string }} Credentials */

/** A request to DynamoDB as fetch takes it.
 * @param {{ endpoint: string, region: string, credentials: Credentials, target: string, body: string, now?: Date }} request
 * @returns {{ method: string, body: string, headers: Record<string, string> }} */
export function signed({ endpoint, region, credentials, target, body, now = new Date() }) {
	const time = now.toISOString().replace(/[-:]|\.\d{3}/g, '');
	const scope = `${time.slice(0, 8)}/${region}/dynamodb/aws4_request`;
	/** @type {Record<string, string>} */
	const token = credentials.sessionToken ? { 'x-amz-security-token': credentials.sessionToken } : {};
	/** @type {Record<string, string>} */
	const headers = {
		'content-type': 'application/x-amz-json-1.0',
		host: new URL(endpoint).host,
		'x-amz-date': time,
		...token,
		'x-amz-target': target,
	};
	const names = Object.keys(headers).join(';');
	const lines = Object.entries(headers).map(([name, value]) => `${name}:${value}\n`);
	const canonical = ['POST', '/', '', lines.join(''), names, sha256(body)].join('\n');
	const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n');
	/** @type {string | Buffer} */
	let key = `AWS4${credentials.secretAccessKey}`;
	for (const part of scope.split('/')) key = hmac(key, part);
	const signature = hmac(key, text).toString('hex');
	const authorization = `AWS4-HMAC-SHA256 Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names}, Signature=${signature}`;
	return { method: 'POST', body, headers: { ...headers, authorization } };
}

const sha256 = (text) => createHash('sha256').update(text).digest('hex');
/** @param {string | Buffer} key @param {string} text */
const hmac = (key, text) => createHmac('sha256', key).update(text).digest();
