import { addToMessage } from '../forms/drafts';
import { type ButtonLook, button } from '../ui/button';
import { ContactLink } from '../ui/ContactLink';

interface Props {
	/** For the message: of a tool, what the visitor filled in and what came out. */
	readonly message: () => string;
	/** Names that part of a message, where a page has several: without one it takes the place of the page's other. */
	readonly part?: string;
	readonly look?: ButtonLook | 'plain';
	readonly children: string;
}

/** The way to the contact form, which takes along what this page says: there the visitor sees it and can change it. */
export function AskLink({ message, part, look, children }: Props) {
	return (
		<ContactLink
			className={look === 'plain' ? undefined : button(look)}
			onClick={({ metaKey, ctrlKey, shiftKey, altKey }) => {
				// In a new tab it is another document.
				if (!(metaKey || ctrlKey || shiftKey || altKey)) addToMessage(message(), part);
			}}
		>
			{children}
		</ContactLink>
	);
}
