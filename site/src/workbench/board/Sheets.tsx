import { textOf } from '../../i18n/i18n';
import { CostTable } from './CostTable';
import { DeviceCounts } from './DeviceCounts';
import type { Folder } from './folder';
import { Questions, Steps } from './Lists';
import { Part } from './Part';
import { QueuePart } from './QueuePart';
import { Resolution } from './Resolution';
import css from './Sheet.module.css';
import { SheetHead } from './SheetHead';

/** Where a sheet is punched, in millimetres from its left edge: two holes 80 mm apart, and the mark of its middle. */
function Punch() {
	return (
		<svg viewBox="0 0 16 90" aria-hidden="true" className={css.punch}>
			<path d="M8 45h4" />
			<circle cx={12} cy={5} r={2.75} />
			<circle cx={12} cy={85} r={2.75} />
			<path d="M-7 5h19M-7 85h19" className={css.rings} />
		</svg>
	);
}

type Props = Parameters<typeof SheetHead>[0] & { readonly folder: Folder };

/** The paper in the folder: two sheets, punched. */
export function Sheets({ folder, ...head }: Props) {
	const text = textOf('tools/board');
	const { isExample } = folder;
	return (
		<div className={css.folder}>
			<div className={`paper ${css.sheet}`}>
				<Punch />
				<SheetHead {...head} />
				<Resolution folder={folder} />
				<Part number={1} title={text.costs.title} tool="/tools/costs/" isExample={isExample.costs}>
					<CostTable folder={folder} />
				</Part>
				<Part number={2} title={text.queue.title} tool="/tools/queue/" isExample={isExample.queue}>
					<QueuePart folder={folder} />
				</Part>
			</div>
			<div className={`paper ${css.sheet}`}>
				<Punch />
				<Part number={3} title={text.devices.title} tool="/tools/queue/" isExample={isExample.queue}>
					<DeviceCounts folder={folder} />
				</Part>
				<Part number={4} title={text.questions.title}>
					<Questions questions={folder.paper.questions} />
				</Part>
				<Part number={5} title={text.steps.title}>
					<Steps steps={folder.paper.steps} />
				</Part>
				<ul className={css.signatures}>
					<li>{text.signatures.place}</li>
					<li>{text.signatures.chair}</li>
					<li>{text.signatures.treasurer}</li>
				</ul>
				<p className={css.foot}>{text.foot}</p>
			</div>
		</div>
	);
}
