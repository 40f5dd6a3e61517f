import { textOf } from '../../i18n/i18n';
import { Bench } from '../../sections/tools/bench/Bench';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';

export default function Workbench() {
	return (
		<Parts>
			<Bench />
			<BackLink to="/" text={textOf('tools/index').back} />
		</Parts>
	);
}
