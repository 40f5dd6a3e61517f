/**
 * The ports of the local stack.
 */
import { createServer } from 'node:net';
import { onLoopback } from '../edge/loopback.mjs';
import { Failure } from './failure.mjs';

/** The ports that have a fixed address, with each one's environment variable and default. */
const PORTS = {
	site: { variable: 'PORT', fallback: 4280 },
	mail: { variable: 'MAIL_PORT', fallback: 4281 },
	dynamodb: { variable: 'DYNAMODB_PORT', fallback: 4282 },
	hook: { variable: 'HOOK_PORT', fallback: 4283 },
};

/** Only the edge speaks with the API, so that without a port it takes any free one.
 * @typedef {{ site: number, mail: number, dynamodb: number, hook: number, api?: number }} Ports */

/** The ports that the environment asks for.
 * @param {NodeJS.ProcessEnv} environment @returns {Ports}
 * @throws {Failure} when one is not a port number or two are the same */
export function portsFrom(environment) {
	const taken = new Map();
	const entries = Object.entries(PORTS).map(([name, { variable, fallback }]) => {
		const text = environment[variable] ?? String(fallback);
		const port = Number(text);
		if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
			throw new Failure(`${variable}=${text} is not a port. Set ${variable} to a number from 1 to 65535.`);
		}
		if (taken.has(port))
			throw new Failure(`${taken.get(port)} and ${variable} are both ${port}. Set one of them to another port.`);
		taken.set(port, variable);
		return [name, port];
	});
	return /** @type {Ports} */ (Object.fromEntries(entries));
}

/** @param {Ports} ports @throws {Failure} naming the first port in use, and its variable */
export async function requireFree(ports) {
	for (const [name, { variable }] of Object.entries(PORTS)) {
		const port = ports[name];
		if (await isFree(port)) continue;
		throw new Failure(`Port ${port} is in use. End the program that uses it, or set ${variable} to a free port.`);
	}
}

/** Ports that are free now, all different. @returns {Promise<Required<Ports>>} */
export async function freePorts() {
	// All are held until each has one, so that no two are the same.
	const servers = await Promise.all([0, 0, 0, 0, 0].map(listen));
	const numbers = servers.map(({ port }) => port);
	await Promise.all(servers.map(({ server }) => closed(server)));
	const [site, mail, dynamodb, hook, api] = numbers;
	return { site, mail, dynamodb, hook, api };
}

async function isFree(port) {
	try {
		const { server } = await listen(port);
		await closed(server);
		return true;
	} catch (error) {
		if (error.code === 'EADDRINUSE') return false;
		throw new Failure(`Port ${port} can’t be used (${error.code}). Set another port.`);
	}
}

async function listen(port) {
	const server = createServer();
	return { server, port: await onLoopback(server, port) };
}

/** @param {import('node:net').Server} server */
function closed(server) {
	return new Promise((resolve) => server.close(resolve));
}
