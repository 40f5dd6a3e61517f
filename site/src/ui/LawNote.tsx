import { LAW_CHECKED } from '../content/law';
import { translator } from '../i18n/i18n';
import css from './LawNote.module.css';

/** How a statement of law names its source: a paragraph, or a decision or letter with its day. */
const SOURCE = /§|\b(?:Urteil|Beschluss|Schreiben) vom\b/;

/** Under texts that state law: when that was checked, and that it is no advice. Nothing under others. */
export function LawNote({ texts }: { texts: readonly string[] }) {
	if (!texts.some((text) => SOURCE.test(text))) return null;
	const date = LAW_CHECKED.split('-').reverse().join('.');
	return <p className={css.note}>{translator('common')('legal.checked', { date })}</p>;
}
