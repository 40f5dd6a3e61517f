import { textOf } from '../../i18n/i18n';
import { MessagePage } from '../../layouts/MessagePage';
import { Letter } from '../../sections/signup/Letter';

export default function SignupAsked() {
	return <MessagePage text={textOf('signup-asked')} scene={<Letter />} />;
}
