import { textOf } from '../../../../i18n/i18n';
import type { StationProps } from '../usePlay';

export function Closing({ play }: StationProps) {
	return (
		<h2>
			{textOf('tools/matchday').stations.closing} {play.lines.length}
		</h2>
	);
}
