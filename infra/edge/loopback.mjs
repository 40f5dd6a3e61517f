/**
 * Servers of this machine alone.
 */

/** Listens on loopback.
 * @param {import('node:net').Server} server @param {number} [port] 0 takes a free one
 * @returns {Promise<number>} the port @throws {NodeJS.ErrnoException} such as EADDRINUSE */
export function onLoopback(server, port = 0) {
	return new Promise((resolve, reject) => {
		server.once('error', reject);
		server.listen(port, '127.0.0.1', () => {
			resolve(/** @type {import('node:net').AddressInfo} */ (server.address()).port);
		});
	});
}

/** The answer to anybody else. */
const REFUSED = 'Only programs and pages of this machine are answered.\n';
const NAMES = /^(localhost|127\.0\.0\.1|\[::1\])(:[0-9]+)?$/;

/** Passes on only requests whose Host and Origin are this machine, as functions/local/src/guard.rs does: any web page that is open in a
 * browser here could send others, also under a name of its own that DNS points here.
 * @template {import('node:http').RequestListener} T @param {T} handler @returns {import('node:http').RequestListener} */
export const forThisMachine = (handler) => (request, response) => {
	const { host = '', origin } = request.headers;
	if (NAMES.test(host) && (origin === undefined || NAMES.test(origin.replace(/^https?:\/\//, '')))) {
		handler(/** @type {any} */ (request), /** @type {any} */ (response));
	} else {
		response.writeHead(403, { 'content-type': 'text/plain; charset=utf-8' }).end(REFUSED);
	}
};
