import { useRouter } from '@tanstack/react-router';
import { type FocusEvent, type MouseEvent, useEffect, useRef } from 'react';
import { brand } from '../content/brand';
import { navigation } from '../content/navigation';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { Extras } from './Extras';
import css from './Header.module.css';
import { Icon } from './Icon';
import { Logo } from './Logo';
import { NavigationGroup } from './NavigationGroup';
import { TryOut } from './TryOut';
import { openPanels, useDismissal } from './useDismissal';

const MENU_ID = 'menu';

/**
 * The sticky header. The menu is a native popover: on wide screens CSS lays it out in the row, on small ones its button
 * opens it, also before React is there and without JavaScript.
 */
export function Header() {
	const t = translator('common');
	const toggle = useRef<HTMLButtonElement>(null);
	const menu = useRef<HTMLElement>(null);
	const isOpening = useRef<boolean>(false);
	const { history } = useRouter();
	useDismissal();

	// Whatever changes the page closes the menu. Not by the location as state: the header would be rendered anew each time.
	useEffect(() => history.subscribe(() => close(menu.current)), [history]);

	// In a row nothing would close it: a tablet was turned while it was open.
	useEffect(() => {
		const onResize = () => {
			if (toggle.current?.offsetParent === null) close(menu.current);
		};
		addEventListener('resize', onResize);
		return () => removeEventListener('resize', onResize);
	}, []);

	/** The second half of a double tap on the menu's button would land on what has come to stand under the finger. */
	function once(event: MouseEvent) {
		if (event.detail < 2 || !isOpening.current) {
			isOpening.current = event.target instanceof Node && toggle.current?.contains(event.target) === true;
			return;
		}
		event.preventDefault();
		event.stopPropagation();
	}

	function onClick({ target }: MouseEvent) {
		// Also the link of the page that is shown: the visitor has chosen.
		if (target instanceof Element && target.closest('a')) close(menu.current);
	}

	function onBlur({ relatedTarget, currentTarget }: FocusEvent) {
		// By the Tab key to what the menu covers: what has the focus has to be in view.
		if (relatedTarget && !currentTarget.contains(relatedTarget)) close(menu.current);
	}

	return (
		<div className={css.header} onClickCapture={once}>
			<Link to="/" className={css.home} aria-label={t('home', { brand: brand.name })}>
				<Logo />
			</Link>
			<button ref={toggle} type="button" className={css.toggle} popoverTarget={MENU_ID}>
				<Icon name="menu" size={22} />
				{t('nav.menu')}
			</button>
			{/* biome-ignore lint/a11y/useKeyWithClickEvents: a link's click also comes from the keyboard. */}
			<nav
				id={MENU_ID}
				ref={menu}
				popover="auto"
				className={css.menu}
				onClick={onClick}
				onBlur={onBlur}
				aria-label={t('nav.label')}
			>
				<button type="button" className={css.close} popoverTarget={MENU_ID} popoverTargetAction="hide">
					<Icon name="close" size={22} />
					{t('close')}
				</button>
				<ul className={`${css.pages} ${css.places}`}>
					<li className={css.try}>
						<TryOut />
					</li>
					{navigation.map((item) => (
						<li key={'path' in item ? item.path : item.group}>
							{'path' in item ? (
								<Link to={item.path} className="label">
									{t(`pages.${item.path}`)}
								</Link>
							) : (
								<NavigationGroup group={item.group} columns={item.columns} />
							)}
						</li>
					))}
				</ul>
				<External href={brand.meeting.url} className={`${button('brand', 'small')} ${css.demo}`}>
					{t('nav.trial')}
				</External>
				<div className={css.extras}>
					<Extras />
				</div>
			</nav>
		</div>
	);
}

/** Closes the menu and the panels in it. */
function close(menu: HTMLElement | null): void {
	try {
		menu?.hidePopover();
	} catch {
		// Not open, or a browser without popovers, whose menu `boot/loader.js` opens.
	}
	document.documentElement.removeAttribute('data-menu');
	for (const panel of openPanels()) panel.open = false;
}
