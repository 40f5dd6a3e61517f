import type { PrintedLine } from './roll';

/** Lines of the till roll as they are printed. */
export function RollLines({ lines }: { readonly lines: readonly PrintedLine[] }) {
	return (
		<ol>
			{lines.map((line, index) => (
				// biome-ignore lint/suspicious/noArrayIndexKey: a line is its place on the roll.
				<li key={index} data-halt={line.isHalt || undefined} data-back={line.isBack || undefined}>
					<span>{`${line.time} ${line.text}`}</span> <span>{line.right}</span>
					{line.detail && <small>{line.detail}</small>}
				</li>
			))}
		</ol>
	);
}
