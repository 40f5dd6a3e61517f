/** The wait that nine of ten guests stay below in 200 half hours with a load of 1, played guest by guest. */
export function simulatedWait(counters: number, secondsPerPerson: number): number {
	let seed = 1908;
	// A linear congruential generator, Numerical Recipes: every run plays the same evenings.
	const random = () => {
		seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
		return (seed + 1) / 2 ** 32;
	};
	const waits: number[] = [];
	for (let evening = 0; evening < 200; evening++) {
		const freeAt = Array<number>(counters).fill(0);
		let now = 0;
		for (;;) {
			now -= (Math.log(random()) * secondsPerPerson) / counters;
			if (now > 1_800) break;
			const first = freeAt.indexOf(Math.min(...freeAt));
			const begin = Math.max(now, freeAt[first] ?? 0);
			waits.push(begin - now);
			freeAt[first] = begin - Math.log(random()) * secondsPerPerson;
		}
	}
	waits.sort((one, other) => one - other);
	return waits[Math.floor(0.9 * waits.length)] ?? 0;
}
