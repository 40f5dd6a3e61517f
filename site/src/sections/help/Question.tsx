import type { MouseEvent } from 'react';
import { translator } from '../../i18n/i18n';
import type { FaqText } from '../../i18n/shapes';
import { LinkedText } from '../../ui/LinkedText';
import { notify } from '../../ui/ToastHost';
import faq from '../Faq.module.css';
import css from './HelpDesk.module.css';

/** One question with a link to itself. Several may be open at once: closing one would move the next under the finger. */
export function Question({ id, question, answer, hidden }: FaqText & { hidden: boolean }) {
	const t = translator('help');
	const copy = ({ currentTarget }: MouseEvent<HTMLAnchorElement>) => {
		// The address bar shows the link, too: a refused clipboard takes nothing away.
		navigator.clipboard?.writeText(currentTarget.href).then(
			() => notify(t('link.copied')),
			() => {},
		);
	};
	return (
		<details id={id} className={faq.item} hidden={hidden}>
			<summary className="label">{question}</summary>
			<p>
				<LinkedText text={answer} />
				<a href={`#${id}`} className={`no-print ${css.link}`} onClick={copy}>
					{t('link.label')}
				</a>
			</p>
		</details>
	);
}
