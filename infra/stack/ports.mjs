/**
 * The ports of the local stack.
 */
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { join, resolve } from 'node:path';
import { onLoopback } from '../edge/loopback.mjs';
import { LOCAL_DIR } from '../machine/places.mjs';
import { Failure } from '../processes/failure.mjs';

/** The ports that have a fixed address, with each one's environment variable and default. */
const PORTS = {
	site: { variable: 'PORT', fallback: 4280 },
	mail: { variable: 'MAIL_PORT', fallback: 4281 },
	dynamodb: { variable: 'DYNAMODB_PORT', fallback: 4282 },
	hook: { variable: 'HOOK_PORT', fallback: 4283 },
};

/** Where {@link freePorts} looks: below what Linux (32,768) and the IANA (49,152) call dynamic ports, and above 10,080, the last one
 * that browsers refuse. The tests of the functions look from 20,000 on. */
const LOOKED_AT = { from: 11_000, to: 20_000 };

/** Without a port of its own the API takes any free one, since only the edge speaks with it.
 * @typedef {{ site: number, mail: number, dynamodb: number, hook: number, api?: number }} Ports */

/** The ports that the environment asks for.
 * @param {NodeJS.ProcessEnv} environment @returns {Ports} @throws {Failure} when one is not a port number */
export function portsFrom(environment) {
	const entries = Object.entries(PORTS).map(([name, { variable, fallback }]) => {
		const text = environment[variable] ?? String(fallback);
		const port = Number(text);
		if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
			throw new Failure(`${variable}=${text} is not a port. Set ${variable} to a number from 1 to 65535.`);
		}
		return [name, port];
	});
	return /** @type {Ports} */ (Object.fromEntries(entries));
}

/** Folder of the database and the logs of a stack on these ports. Another database port has another folder, so that two stacks of one
 * checkout share no messages; DATA_DIR chooses one.
 * @param {Pick<Ports, 'dynamodb'>} ports @param {NodeJS.ProcessEnv} [environment] */
export function dataDirOf({ dynamodb }, environment = process.env) {
	if (environment.DATA_DIR) return resolve(environment.DATA_DIR);
	return dynamodb === PORTS.dynamodb.fallback ? LOCAL_DIR : join(LOCAL_DIR, `database-${dynamodb}`);
}

/** @param {Ports} ports @throws {Failure} naming the first port in use, and its variable */
export async function requireFree(ports) {
	for (const [name, { variable }] of Object.entries(PORTS)) {
		const port = ports[name];
		if (await isFree(port)) continue;
		throw new Failure(
			`Port ${port} is in use, perhaps by another checkout, or by an npm start whose npm was killed. End that program ` +
				`(lsof -i :${port} names it), or set ${variable} to a free port.`,
		);
	}
}

/** Where the next search begins: anywhere, since two processes may search at once. */
let looked = randomInt(LOOKED_AT.to);

/** Ports that are free and stay so until they are used, all different: none that the system gives to a connection or to whoever
 * listens on port 0 meanwhile. @returns {Promise<Required<Ports>>} */
export async function freePorts() {
	return {
		site: await freePort(),
		mail: await freePort(),
		dynamodb: await freePort(),
		hook: await freePort(),
		api: await freePort(),
	};
}

async function freePort() {
	const { from, to } = LOOKED_AT;
	const port = from + (looked++ % (to - from));
	return (await isFree(port)) ? port : freePort();
}

async function isFree(port) {
	try {
		const server = createServer();
		await onLoopback(server, port);
		await new Promise((resolve) => server.close(resolve));
		return true;
	} catch (error) {
		if (error.code === 'EADDRINUSE') return false;
		throw new Failure(`Port ${port} can’t be used (${error.code}). Set another port.`);
	}
}
