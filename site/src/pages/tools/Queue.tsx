import { textOf } from '../../i18n/i18n';
import { QueueTool } from '../../sections/tools/queue/QueueTool';
import { Sources } from '../../sections/tools/queue/Sources';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';

export default function Queue() {
	const text = textOf('tools/queue');
	return (
		<Parts>
			<QueueTool />
			<Sources />
			<BackLink to="/" text={text.back} />
		</Parts>
	);
}
