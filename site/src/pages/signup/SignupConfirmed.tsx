import { textOf } from '../../i18n/i18n';
import { MessagePage } from '../../layouts/MessagePage';
import { ValidTicket } from '../../sections/signup/ValidTicket';
import { Ways } from '../../sections/signup/Ways';

export default function SignupConfirmed() {
	const text = textOf('signup-confirmed');
	return (
		<>
			<MessagePage text={text} scene={<ValidTicket />} />
			<Ways text={text.ways} />
		</>
	);
}
