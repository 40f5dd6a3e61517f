import { translator } from '../i18n/i18n';

/** How a statement of law names its source: a paragraph, or a decision or letter with its day. */
const SOURCE = /§|(?:Urteil|Schreiben) vom /;

/** Under texts that state law: when that was checked, and that it is no advice. Nothing under others. */
export function LawNote({ texts }: { texts: readonly string[] }) {
	return texts.some((text) => SOURCE.test(text)) ? (
		<p>
			<small>{translator('common')('legal.checked')}</small>
		</p>
	) : null;
}
