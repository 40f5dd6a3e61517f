/** Red, green and blue of sRGB as light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

/** A colour in OKLCH: lightness 0 to 1, chroma from 0 on, hue in radians. Björn Ottosson, 2020. */
export interface Oklch {
	readonly lightness: number;
	readonly chroma: number;
	readonly hue: number;
}

/** sRGB's transfer function, IEC 61966-2-1. */
function decoded(channel: number): number {
	return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

function encoded(light: number): number {
	return light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
}

/** @param hex `#rrggbb` */
export function lightOf(hex: string): Light {
	const channel = (at: number) => decoded(Number.parseInt(hex.slice(at, at + 2), 16) / 255);
	return [channel(1), channel(3), channel(5)];
}

/** `#rrggbb` of light that a screen can show. */
function hexOf(light: Light): string {
	const digits = light.map((part) => {
		const byte = Math.round(encoded(Math.min(1, Math.max(0, part))) * 255);
		return byte.toString(16).padStart(2, '0');
	});
	return `#${digits.join('')}`;
}

/** The colour of `#rrggbb`. */
export function oklchOf(hex: string): Oklch {
	const [red, green, blue] = lightOf(hex);
	const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
	const medium = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
	const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
	const a = 1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short;
	const b = 0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short;
	return {
		lightness: 0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
		chroma: Math.hypot(a, b),
		hue: Math.atan2(b, a),
	};
}

function lightOfOklch({ lightness, chroma, hue }: Oklch): Light {
	const a = chroma * Math.cos(hue);
	const b = chroma * Math.sin(hue);
	const long = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const medium = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const short = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	return [
		4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
		-1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
		-0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
	];
}

/** Halvings of the chroma: finer than a step of eight bits. */
const HALVINGS = 12;
/** What rounding in the matrices may lie outside the gamut. */
const TOLERANCE = 1e-4;

function isShown(light: Light): boolean {
	return light.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);
}

/** `#rrggbb` of a colour: where no screen shows it, of the strongest one with the same lightness and hue that is shown. */
export function hexOfOklch(colour: Oklch): string {
	if (isShown(lightOfOklch(colour))) return hexOf(lightOfOklch(colour));
	let [shown, hidden] = [0, colour.chroma];
	for (let halving = 0; halving < HALVINGS; halving++) {
		const chroma = (shown + hidden) / 2;
		if (isShown(lightOfOklch({ ...colour, chroma }))) shown = chroma;
		else hidden = chroma;
	}
	return hexOf(lightOfOklch({ ...colour, chroma: shown }));
}
