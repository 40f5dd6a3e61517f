import { textOf } from '../../i18n/i18n';
import { CardsTool } from '../../sections/tools/cards/CardsTool';
import { Sources } from '../../sections/tools/cards/Sources';
import { BackLink } from '../../ui/BackLink';
import { Parts } from '../../ui/Parts';

export default function Cards() {
	const text = textOf('tools/cards');
	return (
		<Parts>
			<CardsTool />
			<Sources />
			<BackLink to="/" text={text.back} />
		</Parts>
	);
}
