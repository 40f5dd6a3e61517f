import { textOf } from '../../i18n/i18n';
import css from '../../sections/tree/Notice.module.css';
import { TearOffSlips } from '../../sections/tree/TearOffSlips';
import { LogoMark } from '../../shell/Logo';

export default function TreeOverview() {
	const { title, lead, links } = textOf('tree/index');
	// One sheet, mostly looked at on a phone.
	return (
		<div className={`columns ${css.place}`}>
			<header className={`deep ${css.notice}`}>
				<h1>{title}</h1>
				<p>{lead}</p>
				<LogoMark className={css.mark} />
			</header>
			<TearOffSlips links={links} />
		</div>
	);
}
