import { textOf } from '../../i18n/i18n';
import { CostsTool } from '../../sections/tools/costs/CostsTool';
import { Sources } from '../../sections/tools/costs/Sources';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';

export default function Costs() {
	const text = textOf('tools/costs');
	return (
		<Parts>
			<CostsTool />
			<Sources />
			<BackLink to="/" text={text.back} />
		</Parts>
	);
}
