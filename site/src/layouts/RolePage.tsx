import { textOf } from '../i18n/i18n';
import type { Role } from '../routes';
import { StaffPass } from '../sections/about/StaffPass';
import { TearOffSlips } from '../sections/tree/TearOffSlips';
import { Link } from '../ui/Link';
import css from './RolePage.module.css';

interface Props {
	readonly slug: Role;
}

/** The link page of one role: its pass beside its slips. */
export default function RolePage({ slug }: Props) {
	const { badge, role, lead, links, back } = textOf(`tree/${slug}`);
	return (
		<div className={`columns ${css.role}`}>
			<StaffPass slug={slug} badge={badge} heading={<h1>{role}</h1>} sentence={lead}>
				<Link to="/tree/">{back}</Link>
			</StaffPass>
			<TearOffSlips links={links} />
		</div>
	);
}
