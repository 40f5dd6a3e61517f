/**
 * The share of guests who have to wait at all (Erlang C), where they come at random and are served for exponentially
 * distributed times by counters with one line. A. K. Erlang, 1917.
 *
 * @param offered offered load A: arrivals a second times seconds a person, from 0 on and below the number of counters
 */
export function erlangC(counters: number, offered: number): number {
	// Erlang B by its recursion: factorials would overflow from 171 counters on.
	let blocked = 1;
	for (let counter = 1; counter <= counters; counter++) blocked = (offered * blocked) / (counter + offered * blocked);
	const load = offered / counters;
	return blocked / (1 - load * (1 - blocked));
}

/** Waiting times that the formula gives when the rush goes on for ever. */
export interface SteadyWait {
	readonly meanSeconds: number;
	/** Nine of ten guests wait less. */
	readonly nineOfTenSeconds: number;
}

/** @param offered below the number of counters */
export function steadyWait(counters: number, offered: number, secondsPerPerson: number): SteadyWait {
	const waits = erlangC(counters, offered);
	const seconds = secondsPerPerson / (counters - offered);
	return { meanSeconds: waits * seconds, nineOfTenSeconds: Math.max(0, seconds * Math.log(10 * waits)) };
}
