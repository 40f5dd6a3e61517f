/** Lets no more than some acts run at once; the others wait for their turn. */
export function pool(size: number): <T>(act: () => Promise<T>) => Promise<T> {
	let free = size;
	const waiting: (() => void)[] = [];
	return async (act) => {
		if (free > 0) free -= 1;
		else await new Promise<void>((resolve) => waiting.push(resolve));
		try {
			return await act();
		} finally {
			const next = waiting.shift();
			if (next) next();
			else free += 1;
		}
	};
}
