/** Reads codes from the device's camera. The picture is looked at in the browser and goes nowhere. */

/** The part of the Shape Detection API that is used here; TypeScript does not know it. */
interface Detector {
	detect(source: HTMLVideoElement): Promise<readonly { readonly rawValue: string }[]>;
}
type DetectorClass = new (options: { formats: readonly string[] }) => Detector;

/** From one look to the next, milliseconds. */
const PAUSE_MS = 200;
/** Longest time without a code before the camera goes off. */
const IDLE_MS = 60_000;
/** A code that was out of sight for so long is shown anew. */
const FORGET_MS = 2_000;

/** Why there is no camera. */
export type CameraFault = 'refused' | 'missing';

/** True where the browser can read codes. */
export function canScan(): boolean {
	return 'BarcodeDetector' in window && navigator.mediaDevices !== undefined;
}

/** Tells a code that has just come into sight from one that is still held there; moments are milliseconds. */
export function newcomers(): (text: string, now: number) => boolean {
	let last: { readonly text: string; readonly at: number } | undefined;
	return (text, now) => {
		const isNew = text !== last?.text || now - last.at > FORGET_MS;
		last = { text, at: now };
		return isNew;
	};
}

interface Options {
	readonly video: HTMLVideoElement;
	readonly onStart: () => void;
	readonly onCode: (text: string) => void;
	readonly signal: AbortSignal;
}

/**
 * Switches the camera on and reads what is held before it: until the signal, a minute without a code, or nobody sees the video
 * any more. Returns why there was no camera, or nothing once it is off again.
 */
export async function scan({ video, onStart, onCode, signal }: Options): Promise<CameraFault | undefined> {
	const detector = detectorOf();
	const stream = detector && (await cameraOf());
	if (detector === undefined || stream === undefined) return 'missing';
	if (stream === 'refused') return stream;
	let isOn = true;
	const close = () => {
		isOn = false;
		for (const track of stream.getTracks()) track.stop();
	};
	const forget = onLeaving(video, close);
	signal.addEventListener('abort', close);
	for (const track of stream.getTracks()) track.addEventListener('ended', close);
	// Whoever closed while the browser was asking wants no camera any more.
	if (signal.aborted) {
		close();
		forget();
		return undefined;
	}
	onStart();
	video.srcObject = stream;
	// Refused where a system saves power: the picture stands still, and codes are read all the same.
	await video.play().catch(() => {});
	const isNew = newcomers();
	let last = performance.now();
	while (isOn) {
		const [code] = await detector.detect(video).catch(() => []);
		const now = performance.now();
		if (isOn && code !== undefined) {
			last = now;
			if (isNew(code.rawValue, now)) onCode(code.rawValue);
		}
		if (now - last > IDLE_MS) close();
		else await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
	}
	forget();
	video.srcObject = null;
	return undefined;
}

/** Calls when the page or the video is out of sight. Returns what ends the watching. */
function onLeaving(video: HTMLVideoElement, leave: () => void): () => void {
	let wasSeen = false;
	const watch = new IntersectionObserver((entries) => {
		for (const { isIntersecting, boundingClientRect } of entries) {
			// The first look may find it below the fold, but not in a station that is put away.
			if (!isIntersecting && (wasSeen || boundingClientRect.width === 0)) leave();
			wasSeen = wasSeen || isIntersecting;
		}
	});
	const hide = () => {
		if (document.visibilityState === 'hidden') leave();
	};
	watch.observe(video);
	document.addEventListener('visibilitychange', hide);
	addEventListener('pagehide', leave);
	return () => {
		watch.disconnect();
		document.removeEventListener('visibilitychange', hide);
		removeEventListener('pagehide', leave);
	};
}

async function cameraOf(): Promise<MediaStream | 'refused' | undefined> {
	try {
		return await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
	} catch (cause) {
		return cause instanceof DOMException && cause.name === 'NotAllowedError' ? 'refused' : undefined;
	}
}

/** Undefined where the system reads no QR codes. */
function detectorOf(): Detector | undefined {
	const { BarcodeDetector } = window as unknown as { BarcodeDetector: DetectorClass };
	try {
		return new BarcodeDetector({ formats: ['qr_code'] });
	} catch {
		return undefined;
	}
}
