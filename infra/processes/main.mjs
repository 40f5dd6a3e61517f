/**
 * How a script begins and ends.
 */
import { Failure } from './failure.mjs';

let stopping = false;

/** Runs a script's main function; a Failure ends it with its line alone, anything else with its stack.
 * @param {() => Promise<void>} main */
export async function runMain(main) {
	try {
		await main();
	} catch (error) {
		// While everything is being stopped, something is bound to fail.
		if (stopping) return;
		console.error(error instanceof Failure ? error.message : error);
		process.exit(1);
	}
}

/** Calls `stop`, then leaves, when the person, npm or the system asks this process to end.
 * @param {() => Promise<void>} stop @param {number} [exitCode] 0 where being ended is the normal end */
export function onStopSignal(stop, exitCode = 0) {
	const leave = async () => {
		if (stopping) return;
		stopping = true;
		await stop();
		process.exit(exitCode);
	};
	for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, leave);
}
