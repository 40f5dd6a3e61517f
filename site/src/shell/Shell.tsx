import { Outlet, useLocation } from '@tanstack/react-router';
import { translator } from '../i18n/i18n';
import { Boundaries } from '../ui/Boundaries';
import { ToastHost } from '../ui/ToastHost';
import { BottomStrip } from './BottomStrip';
import { Footer } from './Footer';
import { Head } from './Head';
import { Header } from './Header';
import css from './Shell.module.css';
import { SupporterBand } from './SupporterBand';
import { TopBar } from './TopBar';
import { useOpenTarget, usePageChange } from './usePageChange';

const MAIN_ID = 'inhalt';

// The same elements for every page, so that a change of page doesn't render them again.
const TOP = (
	<header className={css.landmark}>
		<TopBar />
		<Header />
	</header>
);
const BAND = <SupporterBand />;
const FOOT = (
	<footer className={css.landmark}>
		<Footer />
		<BottomStrip />
	</footer>
);

/** What every page shares. */
export function Shell() {
	const t = translator('common');
	const { pathname, hash } = useLocation();
	const announced = usePageChange();
	useOpenTarget(pathname, hash);
	return (
		<>
			<Head />
			<p role="status" className="sr-only">
				{announced}
			</p>
			<Boundaries>
				<a href={`#${MAIN_ID}`} className={css.skip}>
					{t('skip')}
				</a>
				{TOP}
				<main id={MAIN_ID} tabIndex={-1} className={css.main}>
					<Outlet />
				</main>
				{/* Home places it above its address. */}
				{pathname !== '/' && BAND}
				{FOOT}
			</Boundaries>
			{/* Shown by `boot/loader.js`. */}
			<p id="lost" role="alert" hidden>
				{t('lost')}
			</p>
			<ToastHost />
		</>
	);
}
