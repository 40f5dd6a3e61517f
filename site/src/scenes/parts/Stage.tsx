import type { ReactNode } from 'react';
import styles from '../scenes.module.css';

interface Props {
	/** Size of the drawing, in user units. */
	readonly width: number;
	readonly height: number;
	/** What a screen reader says instead of the drawing's own words. */
	readonly label: string;
	readonly children: ReactNode;
}

/** Running text; the spacing of what is around the drawing is not for it. */
const PLAIN = { fontFamily: 'var(--font)', fontWeight: 'var(--weight-text)', letterSpacing: 0 } as const;

/** The frame of every scene: one image with one name. Type is ink unless a line says otherwise. */
export function Stage({ width, height, label, children }: Props) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={label}
			className={styles.scene}
			{...PLAIN}
			fill="var(--paper-ink)"
		>
			{children}
		</svg>
	);
}
