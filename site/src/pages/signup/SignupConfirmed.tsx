import { textOf } from '../../i18n/i18n';
import { MessagePage } from '../../layouts/MessagePage';
import { ValidTicket } from '../../sections/signup/ValidTicket';

export default function SignupConfirmed() {
	return <MessagePage text={textOf('signup-confirmed')} scene={<ValidTicket />} />;
}
