import { textOf } from '../../i18n/i18n';
import { Notice } from '../../sections/tree/Notice';
import { TearOffSlips } from '../../sections/tree/TearOffSlips';

export default function TreeOverview() {
	const { title, lead, links } = textOf('tree/index');
	return <Notice title={title} lead={lead} slips={<TearOffSlips links={links} />} />;
}
