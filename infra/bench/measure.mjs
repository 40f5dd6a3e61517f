/**
 * The function, started many times as Lambda starts it.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { Failure } from '../local/failure.mjs';
import { startRuntimeApi } from './runtime-api.mjs';

/** Processes that are started, each a cold start. */
const STARTS = 20;
/** Calls of each process after its first. */
const WARM_CALLS = 50;
const ORIGIN_SECRET = 'secret of the bench';

/**
 * @typedef {object} Figures
 * @property {number} init from the start of the process to its first request for work, in ms; median
 * @property {number} first the first call, in ms; median
 * @property {number} warm a later call, in ms; median
 * @property {number} warmP99 the same, in ms; slowest but one in a hundred
 * @property {number} memory most that was resident, in octets; largest of all processes
 */

/** Measures a function. @param {string} command its binary
 * @param {{ endpoint: string, certificates: string }} database @returns {Promise<Figures>} */
export async function measure(command, database) {
	const starts = [];
	for (let number = 0; number < STARTS; number++) starts.push(await start(command, database, number));
	const all = (figure) => starts.flatMap((figures) => figures[figure]);
	return {
		init: quantile(all('init'), 0.5),
		first: quantile(all('first'), 0.5),
		warm: quantile(all('warm'), 0.5),
		warmP99: quantile(all('warm'), 0.99),
		memory: Math.max(...all('memory')),
	};
}

async function start(command, database, number) {
	const api = await startRuntimeApi();
	const child = spawn(command, [], {
		env: environment(api.port, database),
		stdio: ['ignore', 'ignore', 'pipe'],
	});
	// The process runs by now; before, this one was busy with making it, which is no cost of the function.
	const begin = performance.now();
	const log = [];
	child.stderr.on('data', (chunk) => log.push(chunk));
	const ended = new Promise((_, reject) => {
		child.once('error', reject);
		child.once('exit', () => reject(new Failure(`${command} ended by itself: ${Buffer.concat(log)}`)));
	});
	ended.catch(() => {});
	try {
		const init = (await Promise.race([api.asked(), ended])) - begin;
		const call = async (index) => {
			const { ms, payload } = await Promise.race([api.invoke(event(`${number}.${index}`)), ended]);
			if (payload.statusCode !== 202) {
				throw new Failure(`${command} answered ${payload.statusCode}: ${payload.body} ${Buffer.concat(log)}`);
			}
			return ms;
		};
		const first = await call(0);
		const warm = [];
		for (let index = 1; index <= WARM_CALLS; index++) warm.push(await call(index));
		return { init, first, warm, memory: peakMemory(child.pid) };
	} finally {
		child.kill('SIGKILL');
		await api.close();
	}
}

function environment(port, { endpoint, certificates }) {
	return {
		PATH: process.env.PATH,
		AWS_LAMBDA_RUNTIME_API: `127.0.0.1:${port}`,
		AWS_LAMBDA_FUNCTION_NAME: 'bench',
		AWS_LAMBDA_FUNCTION_VERSION: '$LATEST',
		AWS_LAMBDA_FUNCTION_MEMORY_SIZE: '256',
		AWS_REGION: 'eu-central-1',
		AWS_ACCESS_KEY_ID: 'bench',
		AWS_SECRET_ACCESS_KEY: 'bench',
		AWS_ENDPOINT_URL_DYNAMODB: endpoint,
		SSL_CERT_FILE: certificates,
		TABLE_NAME: 'leads',
		VISITOR_MAILS_AN_HOUR: '200',
		ORIGIN_SECRET,
		DATA_KEY: 'key of the bench',
	};
}

/** A valid form, as API Gateway's HTTP API hands it over. @param {string} number */
function event(number) {
	const body = {
		firstName: 'Erika',
		lastName: 'Mustermann',
		email: 'erika@visitor.example',
		message: `Nachricht ${number}`,
		privacyAccepted: true,
	};
	return {
		version: '2.0',
		routeKey: 'ANY /api/contact',
		rawPath: '/api/contact',
		rawQueryString: '',
		headers: {
			'content-type': 'application/json',
			host: 'api.example',
			'x-origin-secret': ORIGIN_SECRET,
			'cloudfront-viewer-address': '192.0.2.1:50000',
		},
		requestContext: {
			accountId: '123456789012',
			apiId: 'api',
			domainName: 'api.example',
			domainPrefix: 'api',
			http: { method: 'POST', path: '/api/contact', protocol: 'HTTP/1.1', sourceIp: '192.0.2.1', userAgent: 'bench' },
			requestId: 'id',
			routeKey: 'ANY /api/contact',
			stage: '$default',
			time: '20/Nov/2026:16:12:00 +0000',
			timeEpoch: 1795191120000,
		},
		body: JSON.stringify(body),
		isBase64Encoded: false,
	};
}

/** @param {number | undefined} pid the kernel's own count, in octets */
function peakMemory(pid) {
	const [, kilobytes] = readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB$/m) ?? [];
	return Number(kilobytes) * 1024;
}

function quantile(values, share) {
	const sorted = values.toSorted((a, b) => a - b);
	return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
}
