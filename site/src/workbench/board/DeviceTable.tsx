import { textOf } from '../../i18n/i18n';
import type { Folder } from './folder';
import css from './Part.module.css';
import { countOf, deviceName, placesOf } from './words';

/** Which classes of devices, how many, and where they stand. */
export function DeviceTable({ folder }: { folder: Folder }) {
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
					{folder.paper.devices.lines.map((line) => (
						<tr key={line.device}>
							<td>{countOf(line)}</td>
							<th scope="row">{deviceName(line.device)}</th>
							<td>{placesOf(line)}</td>
						</tr>
					))}
				</tbody>
			</table>
			<p className={css.basis}>{text.note}</p>
		</>
	);
}
