import type { ComponentProps } from 'react';
import { Scene } from './Scene';

/** The frame of a device scene: type is ink unless a line says otherwise. */
export function Stage(frame: ComponentProps<typeof Scene>) {
	return <Scene {...frame} fill="var(--paper-ink)" />;
}
