import { textOf } from '../../i18n/i18n';
import MessagePage from '../../layouts/MessagePage';
import { ValidTicket } from '../../sections/signup/ValidTicket';
import { Ways } from '../../sections/signup/Ways';

export default function SignupConfirmed() {
	return (
		<>
			<MessagePage ns="signup-confirmed" scene={<ValidTicket />} />
			<Ways text={textOf('signup-confirmed').ways} />
		</>
	);
}
