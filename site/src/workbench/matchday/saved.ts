/** The evening that is played in this tab: it survives a reload and a tab that the browser discarded, and goes with the tab. */
import { eveningIn, type Log, writeEvening } from './address';
import { STATIONS, type StationName } from './events';

const KEY = 'nono-matchday';

/** Where somebody was in an evening. */
interface Saved extends Log {
	readonly station: StationName;
	/** The clock: it may have been wound on. */
	readonly now: number;
}

/** Keeps the evening; in vain where the browser keeps nothing. */
export function saveEvening({ names, events, station, now }: Saved): void {
	try {
		sessionStorage.setItem(KEY, [station, now, writeEvening({ names, events })].join(' '));
	} catch {}
}

/** The saved evening, if it can be read. */
export function savedEvening(): Saved | undefined {
	try {
		const [name, now, address = ''] = (sessionStorage.getItem(KEY) ?? '').split(' ');
		const [station, log] = [STATIONS.find((one) => one === name), eveningIn(address)];
		return station && log && { ...log, station, now: Number(now) || 0 };
	} catch {
		return undefined;
	}
}

/** Gives the evening up. */
export function forget(): void {
	try {
		sessionStorage.removeItem(KEY);
	} catch {}
}
