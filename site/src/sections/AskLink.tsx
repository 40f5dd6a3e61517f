import { addToMessage } from '../forms/drafts';
import { type ButtonLook, button } from '../ui/button';
import { ContactLink } from '../ui/ContactLink';

interface Props {
	/** For the message: of a tool, what the visitor filled in and what came out. */
	readonly message: () => string;
	readonly look?: ButtonLook;
	readonly children: string;
}

/** The way to the contact form, which takes along what this page says: there the visitor sees it and can change it. */
export function AskLink({ message, look, children }: Props) {
	return (
		<ContactLink
			className={button(look)}
			onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
				// In a new tab it is another document.
				if (!(metaKey || ctrlKey || shiftKey || altKey)) addToMessage(message());
			}}
		>
			{children}
		</ContactLink>
	);
}
