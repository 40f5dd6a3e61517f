import type { PrintedLine } from './roll';

/** A line of the till roll as it is printed. */
export function RollLine({ line }: { readonly line: PrintedLine }) {
	return (
		<li data-halt={line.isHalt || undefined} data-back={line.isBack || undefined}>
			<span>{`${line.time} ${line.text}`}</span> <span>{line.right}</span>
			{line.detail && <small>{line.detail}</small>}
		</li>
	);
}
