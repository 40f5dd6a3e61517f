import { deviceTraits } from '../../content/device-traits';
import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { AskLink } from '../../sections/AskLink';
import { CLASSES, COMPARISON } from '../../sections/devices/address';
import { Link } from '../../ui/Link';
import paper from '../../ui/Paper.module.css';
import { nameOf, pageOf } from './compared';
import css from './DevicesTool.module.css';
import { glyphs, PlacedGlyph } from './glyphs';
import type { DeviceLine, Devices } from './model';
import { placesOf, whyOf } from './outcome';

interface Props {
	readonly found: Devices;
	/** For the contact form. */
	readonly message: () => string;
}

/** Ids of the list's classes that are compared on the same page, the given one first. */
function classesBeside({ device }: DeviceLine, { lines }: Devices): string {
	const others = lines.filter((other) => other.device !== device && pageOf(other.device) === pageOf(device));
	return [device, ...others.map((other) => other.device)].join(' ');
}

/** What to take along, as a sheet torn from a pad; its stub has the sum, and takes the list to the contact form. */
export function PackingList({ found, message }: Props) {
	const t = translator('tools/devices');
	const line = (entry: DeviceLine) => {
		const { power, network } = deviceTraits[entry.device];
		const { width, height } = glyphs[entry.device];
		return (
			<li key={entry.device}>
				<p className={css.quantity}>
					<span>{formatWhole(entry.count)}</span>
					{entry.spare > 0 && <span className={css.spare}>{t('list.spare', { count: entry.spare })}</span>}
				</p>
				<div>
					<h3>
						<Link to={pageOf(entry.device)} search={{ [CLASSES]: classesBeside(entry, found) }} hash={COMPARISON}>
							{nameOf(entry.device)}
							<span className="sr-only"> {t('list.compare')}</span>
						</Link>
					</h3>
					<p>{whyOf(entry)}</p>
				</div>
				<p className={css.facts}>
					<strong>{placesOf(entry)}</strong>
					<span>{t(`facts.power.${power}`)}</span>
					<span>{t(`facts.network.${network}`)}</span>
				</p>
				<svg width={width / 2} height={height / 2} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
					<PlacedGlyph device={entry.device} x={0} y={0} />
				</svg>
			</li>
		);
	};
	return (
		<div className={css.pad}>
			<section className={`${paper.paper} ${css.sheet}`} aria-labelledby="packliste">
				<h2 id="packliste">{t('list.title')}</h2>
				<ul>{found.lines.map(line)}</ul>
				{found.hasCashBox && <p className={css.facts}>{t('list.cashBox')}</p>}
			</section>
			<div className={css.stub}>
				<p>
					<span className={css.total}>{formatWhole(found.total)}</span>{' '}
					<span className={css.unit}>{t('list.total', { count: found.total })}</span>{' '}
					<span>{found.spares > 0 ? t('list.spares', { count: found.spares }) : t('list.noSpares')}</span>
				</p>
				<AskLink message={message}>{t('ask')}</AskLink>
			</div>
		</div>
	);
}
