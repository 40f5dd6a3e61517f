/** Length of the rush, which ends with the start. */
export const RUSH_SECONDS = 1_800;

/**
 * Nine of ten values of |N(0, u)| lie below it, u even between 0 and 1: how far chance leads nine of ten guests, who come
 * evenly over the rush, in standard deviations at its end.
 */
const NINE_OF_TEN = 1.18;

/**
 * Nine of ten guests wait less, in seconds, where exactly as many come in half an hour as the counters can serve.
 *
 * Close to a load of 1 neither formula of the queue holds: Erlang's supposes a rush without end and goes to infinity, the
 * fluid one knows no chance and says 0. What comes and what is served then differ by chance alone, after T seconds by √(2·T·c/S)
 * persons (reflected Brownian motion), who stand for S/c seconds each.
 */
export function limitWaitSeconds(counters: number, secondsPerPerson: number): number {
	return NINE_OF_TEN * Math.sqrt((2 * RUSH_SECONDS * secondsPerPerson) / counters);
}
