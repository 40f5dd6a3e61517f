import { textOf } from '../../../../i18n/i18n';
import type { StationProps } from '../usePlay';

export function Gate({ play }: StationProps) {
	return (
		<h2>
			{textOf('tools/matchday').stations.gate} {play.lines.length}
		</h2>
	);
}
