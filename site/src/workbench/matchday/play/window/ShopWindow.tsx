import { textOf } from '../../../../i18n/i18n';
import type { StationProps } from '../usePlay';

export function ShopWindow({ play }: StationProps) {
	return (
		<h2>
			{textOf('tools/matchday').stations.window} {play.lines.length}
		</h2>
	);
}
