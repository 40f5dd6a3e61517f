const narrow = { fontStretch: 'var(--width-label)', wordSpacing: '0.08em' } as const;
const heavy = { ...narrow, fontStretch: 'var(--width-headline)', fontWeight: 'var(--weight-headline)' } as const;

/**
 * The cuts of type in a drawing: of headlines, of figures, of labels in capitals, of short words, of a printer. Attributes, since
 * not every browser applies a stylesheet inside a file that is referred to; colours and the font are inherited from the page.
 */
export const type = {
	headline: { ...heavy, letterSpacing: '-0.008em' },
	figure: heavy,
	label: { ...narrow, fontWeight: 'var(--weight-strong)', letterSpacing: '0.04em' },
	tag: { ...narrow, fontWeight: 'var(--weight-strong)' },
	thermal: { fontFamily: 'var(--font-thermal)' },
} as const;
