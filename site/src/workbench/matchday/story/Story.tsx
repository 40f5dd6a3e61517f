import { takeOver } from '../../../boot/early-presses';
import { textOf } from '../../../i18n/i18n';
import type { StationName } from '../play/Play';

export function Story({ onPlay }: { readonly onPlay: (station: StationName) => void }) {
	const text = textOf('tools/matchday');
	return (
		<div>
			{(['gate', 'till', 'closing'] as const).map((station) => (
				<button
					key={station}
					data-station={station}
					ref={takeOver}
					type="button"
					data-js={`play-${station}`}
					onClick={() => onPlay(station)}
				>
					{text.stations[station]}
				</button>
			))}
		</div>
	);
}
