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
