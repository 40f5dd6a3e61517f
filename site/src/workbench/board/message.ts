import { textOf, translator } from '../../i18n/i18n';
import type { Folder } from './folder';
import { costsBasis, deviceLine, eveningLine, proposalOf } from './words';

function evenings({ paper: { today, proposed } }: Folder): string {
	const { enough } = textOf('tools/board').queue;
	return `- ${eveningLine(today, 'today')}\n- ${proposed ? eveningLine(proposed, 'proposed') : enough}`;
}

/** The paper in a few lines, for a message. */
export function boardMessage(folder: Folder, link: string): string {
	const { paper, isExample } = folder;
	const devices = paper.devices.map((line) => `- ${deviceLine(line)}`).join('\n');
	const told = (part: keyof typeof isExample, text: string) =>
		isExample[part] ? `${textOf('tools/board').exampleNumbers}:\n${text}` : text;
	return translator('tools/board')('message', {
		proposal: proposalOf(folder).join('\n'),
		costs: told('costs', costsBasis(folder)),
		queue: told('queue', evenings(folder)),
		devices: told('queue', devices),
		link,
	});
}
