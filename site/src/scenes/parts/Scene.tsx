import type { ReactNode } from 'react';
import styles from '../scenes.module.css';

interface Props {
	/** Size of the drawing, in user units. */
	readonly width: number;
	readonly height: number;
	/** What a screen reader says instead of the drawing's own words. */
	readonly label: string;
	readonly className?: string | undefined;
	readonly children: ReactNode;
}

/** The frame of every scene: one image with one name. */
export function Scene({ width, height, label, className = '', children }: Props) {
	return (
		<svg
			viewBox={`0 0 ${width} ${height}`}
			role="img"
			aria-label={label}
			className={`${styles.scene} ${className}`.trim()}
		>
			{children}
		</svg>
	);
}
