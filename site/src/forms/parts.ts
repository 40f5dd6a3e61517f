/**
 * A message with a part of the page's: in the place of what that part was before, or below all that was written where somebody
 * has changed it since.
 *
 * @param before the part as it was put there last, if it was
 */
export function withPart(message: string, part: string, before = ''): string {
	if (before !== '' && message.includes(before)) return message.replace(before, () => part);
	return message.trim() === '' ? part : `${message.trim()}\n\n${part}`;
}
