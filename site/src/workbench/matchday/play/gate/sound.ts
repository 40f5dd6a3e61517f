/** Two short tones a verdict: up for who may come in, down for who may not. Nothing sounds before somebody switched it on. */

/** Hertz of the two tones, and seconds of each. */
const TONES = { valid: [660, 990], refused: [330, 220] } as const;
const LENGTH = 0.11;
const LOUDNESS = 0.16;

let context: AudioContext | undefined;

/** Wakes the loudspeaker: browsers allow it on a press only. */
export function wake(): void {
	if (typeof AudioContext === 'undefined') return;
	context ??= new AudioContext();
	void context.resume();
}

/** Sounds a verdict. */
export function sound(verdict: keyof typeof TONES): void {
	if (context === undefined) return;
	const start = context.currentTime;
	for (const [place, hertz] of TONES[verdict].entries()) {
		const oscillator = context.createOscillator();
		const volume = context.createGain();
		const [from, to] = [start + place * LENGTH, start + (place + 1) * LENGTH];
		oscillator.frequency.value = hertz;
		volume.gain.setValueAtTime(LOUDNESS, from);
		// Without a crack at the end.
		volume.gain.linearRampToValueAtTime(0, to);
		oscillator.connect(volume).connect(context.destination);
		oscillator.start(from);
		oscillator.stop(to);
	}
}
