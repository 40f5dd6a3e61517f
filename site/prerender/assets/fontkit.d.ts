declare module 'fontkit' {
	/** The outline of a glyph, in units of the font until it is scaled. */
	interface Path {
		readonly bbox: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
		scale(x: number, y: number): Path;
		translate(x: number, y: number): Path;
		toSVG(): string;
	}
	interface Font {
		readonly unitsPerEm: number;
		hasGlyphForCodePoint(code: number): boolean;
		/** Sets a line. Features of OpenType are on where the font has them by default; `false` turns one off. */
		layout(
			text: string,
			features?: Readonly<Record<string, boolean>>,
		): {
			readonly glyphs: readonly { readonly path: Path }[];
			readonly positions: readonly { readonly xAdvance: number }[];
			readonly advanceWidth: number;
		};
	}
	/** A font from the bytes of its file: TrueType, OpenType or WOFF2. */
	export function create(file: Uint8Array): Font;
}
