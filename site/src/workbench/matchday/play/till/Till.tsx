import { textOf } from '../../../../i18n/i18n';
import type { StationProps } from '../usePlay';

export function Till({ play }: StationProps) {
	return (
		<h2>
			{textOf('tools/matchday').stations.till} {play.lines.length}
		</h2>
	);
}
