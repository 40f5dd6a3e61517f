import { textOf } from '../../i18n/i18n';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';
import { Bench } from '../../workbench/bench/Bench';

export default function Workbench() {
	return (
		<Parts>
			<Bench />
			<BackLink to="/" text={textOf('tools/index').back} />
		</Parts>
	);
}
