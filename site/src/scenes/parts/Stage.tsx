import type { ReactNode } from 'react';
import styles from '../scenes.module.css';
import { Scene } from './Scene';

/** What a device scene takes from its page. */
export interface SceneProps {
	readonly className?: string | undefined;
}

interface Props extends SceneProps {
	/** Size of the drawing, in user units. */
	readonly width: number;
	readonly height: number;
	/** What a screen reader says instead of the drawing's own words. */
	readonly label: string;
	readonly children: ReactNode;
}

/** The frame of a device scene: type is ink unless a line says otherwise. */
export function Stage({ className = '', ...frame }: Props) {
	return <Scene {...frame} className={`${styles.stage} ${className}`.trim()} />;
}
