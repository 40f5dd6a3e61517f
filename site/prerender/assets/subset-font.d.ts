declare module 'subset-font' {
	interface Options {
		readonly targetFormat?: 'woff2' | 'woff' | 'truetype';
		readonly variationAxes?: Readonly<Record<string, number | { readonly min: number; readonly max: number }>>;
		readonly noLayoutClosure?: boolean;
	}

	/** Cuts a font down to the glyphs of a text. */
	export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>;
}
