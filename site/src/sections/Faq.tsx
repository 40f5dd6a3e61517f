import type { FaqText } from '../i18n/shapes';
import { LawNote } from '../ui/LawNote';
import css from './Faq.module.css';

/** Questions that open one by one. Each has a fragment of its own; native, so that the browser's search opens them. */
export function Faq({ items, name }: { items: readonly FaqText[]; name: string }) {
	return (
		<div className={css.list}>
			{items.map(({ id, question, answer }) => (
				<details key={id} id={id} name={name} className={css.item}>
					<summary>{question}</summary>
					<p>{answer}</p>
				</details>
			))}
			<LawNote texts={items.map(({ answer }) => answer)} />
		</div>
	);
}
