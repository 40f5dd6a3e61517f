/** What the drawn QR codes say when somebody scans them: this site's home page, or its name. Short, so that the modules are large. */
export const qrTexts = (origin: string) => ({
	site: `${origin}/`,
	/** In capitals, which take fewer modules. */
	sample: `MUSTER ${new URL(origin).hostname.toUpperCase()}`,
});

export type QrName = keyof ReturnType<typeof qrTexts>;
