import type { Supporter } from '../content/partners';

/** Height of a logo, in pixels: that of the names beside it. */
const HEIGHT = 32;

/** The logo of a supporter, or its name in type. */
export function SupporterMark({ name, logo }: Supporter) {
	return logo ? <img src={logo} alt={name} height={HEIGHT} loading="lazy" /> : name;
}
