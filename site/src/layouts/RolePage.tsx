import type { RoleSlug } from '../content/team';
import type { TreeLink } from '../content/tree';
import { StaffPass } from '../sections/about/StaffPass';
import { TearOffSlips } from '../sections/tree/TearOffSlips';
import { Link } from '../ui/Link';
import css from './RolePage.module.css';

interface Props {
	readonly slug: RoleSlug;
	readonly text: {
		readonly badge: string;
		readonly role: string;
		readonly lead: string;
		readonly links: readonly TreeLink[];
		/** To the page with all links. */
		readonly back: string;
	};
}

/** The link page of one role: its pass beside its slips. */
export function RolePage({ slug, text }: Props) {
	return (
		<div className={css.role}>
			<StaffPass slug={slug} badge={text.badge} heading={<h1>{text.role}</h1>} quote={text.lead}>
				<Link to="/tree/">{text.back}</Link>
			</StaffPass>
			<TearOffSlips links={text.links} />
		</div>
	);
}
