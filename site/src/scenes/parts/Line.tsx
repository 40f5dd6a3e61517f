import type { ReactNode } from 'react';
import { type } from './type';

interface Props {
	/** Baseline; `x` is the start unless `anchor` says otherwise. */
	readonly x: number;
	readonly y: number;
	/** In user units. */
	readonly size: number;
	/** headline: condensed and heavy; figure: the same for digits; tag: condensed; thermal: printer; none: running text. */
	readonly voice?: 'headline' | 'figure' | 'tag' | 'thermal';
	readonly anchor?: 'middle' | 'end';
	readonly fill?: string | undefined;
	readonly children: ReactNode;
}

/** One line of type on a screen, a key or a sheet. */
export function Line({ x, y, size, voice, anchor, fill, children }: Props) {
	return (
		<text x={x} y={y} fontSize={size} textAnchor={anchor} fill={fill} {...(voice && type[voice])}>
			{children}
		</text>
	);
}
