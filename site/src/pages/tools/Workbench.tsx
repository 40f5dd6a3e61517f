import { textOf } from '../../i18n/i18n';
import { BackLink } from '../../ui/BackLink';
import { Boundaries } from '../../ui/Boundaries';
import { Bench } from '../../workbench/bench/Bench';

export default function Workbench() {
	return (
		<Boundaries>
			<Bench />
			<BackLink to="/" text={textOf('tools/index').back} />
		</Boundaries>
	);
}
