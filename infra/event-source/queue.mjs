/**
 * The dead-letter queue: what the event source sends there.
 */

/** A queue that nobody empties. */
export function startQueue() {
	const messages = [];
	return {
		/** @param {object} message */
		send: (message) => void messages.push(message),
		/** @returns {any[]} the oldest first */
		messages: () => [...messages],
	};
}
