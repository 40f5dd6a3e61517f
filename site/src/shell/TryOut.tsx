import type { ReactNode } from 'react';
import { translator } from '../i18n/i18n';
import { Link } from '../ui/Link';
import { entryName } from './NavigationGroup';
import group from './NavigationGroup.module.css';
import css from './TryOut.module.css';

/** As their objects stand in the drawing, from left to right, 64 units each; below them the bar code of the sample evening. */
const TOOLS = ['costs', 'queue', 'board', 'cards'] as const;

/**
 * What can be tried without an account. On wide screens a panel of the navigation, on small ones the menu's first part, which
 * stands open, so that two presses lead to each of it. Beside its `details`: of a closed one browsers show nothing.
 */
export function TryOut() {
	const t = translator('common');
	return (
		<>
			<details name="navigation" className={`${group.group} ${css.opener}`}>
				<summary className="label">{t('nav.try')}</summary>
			</details>
			<div className={css.panel}>
				<PlayTicket>
					<Part box="0 64 404 72" />
				</PlayTicket>
				<ul>
					{TOOLS.map((tool, at) => (
						<li key={tool}>
							<Link to={`/tools/${tool}/`} className="label">
								<Part box={`${64 * at} 0 64 64`} />
								{entryName(`/tools/${tool}/`)}
							</Link>
						</li>
					))}
					<li>
						<Link to="/tools/">{entryName('/tools/')}</Link>
					</li>
				</ul>
			</div>
		</>
	);
}

/** The ticket to the match day that visitors can play. */
export function PlayTicket({ children }: { readonly children?: ReactNode }) {
	const t = translator('common');
	return (
		<Link to="/tools/matchday/" className={css.ticket}>
			<span className={css.promise}>
				<span className="headline">{entryName('/tools/matchday/')}</span> <small>{t('nav.evening')}</small>
				{children}
			</span>{' '}
			<span className={`headline ${css.stub}`}>{t('nav.go')}</span>
		</Link>
	);
}

/** A part of the menu's drawing: one file for all of them, in this page's colours. */
function Part({ box }: { readonly box: string }): ReactNode {
	return (
		<svg viewBox={box} preserveAspectRatio="xMinYMin slice" aria-hidden="true">
			<use href="/scenes/menu.svg#scene" width="404" height="136" />
		</svg>
	);
}
