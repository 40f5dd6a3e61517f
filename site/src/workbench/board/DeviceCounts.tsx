import { textOf } from '../../i18n/i18n';
import { LinkedText } from '../../ui/LinkedText';
import type { Folder } from './folder';
import css from './Part.module.css';
import { devicesWritten, placesOf } from './words';

/** Which devices, how many, and where they are. */
export function DeviceCounts({ folder }: { folder: Folder }) {
	const text = textOf('tools/board').devices;
	return (
		<>
			<table className={css.devices}>
				<caption className="sr-only">{text.caption}</caption>
				<thead>
					<tr>
						<th scope="col">{text.count}</th>
						<th scope="col">{text.device}</th>
						<th scope="col">{text.where}</th>
					</tr>
				</thead>
				<tbody>
					{folder.paper.devices.map((line) => (
						<tr key={line.id}>
							<td>{devicesWritten(line)}</td>
							<th scope="row">{text.kinds[line.id]}</th>
							<td>{placesOf(line)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={css.basis}>
				<LinkedText text={`${text.note} ${text.compare}`} />
			</p>
		</>
	);
}
