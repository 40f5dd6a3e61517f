declare module 'virtual:qr/*' {
	/** Side length in modules. */
	export const size: number;
	/** Rows of dark modules as strokes: width 1, half a module below each row's number. */
	export const path: string;
}
