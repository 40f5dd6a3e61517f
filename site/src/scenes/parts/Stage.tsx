import type { ComponentProps } from 'react';
import styles from '../scenes.module.css';
import { Scene } from './Scene';

/** The frame of a device scene: type is ink unless a line says otherwise. */
export function Stage(frame: ComponentProps<typeof Scene>) {
	return <Scene {...frame} className={styles.stage} />;
}
