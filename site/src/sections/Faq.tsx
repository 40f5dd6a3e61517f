import type { FaqText, ListText } from '../i18n/shapes';
import { LawNote } from '../ui/LawNote';
import { LinkedText } from '../ui/LinkedText';
import { Section } from '../ui/Section';
import css from './Faq.module.css';

/** Questions that open one by one. Each has a fragment of its own; native, so that the browser's search opens them. */
export function Faq({ items, name }: { items: readonly FaqText[]; name: string }) {
	return (
		<div className={css.list}>
			{items.map(({ id, question, answer }) => (
				<details key={id} id={id} name={name} className={css.item}>
					<summary className="label">{question}</summary>
					<p>
						<LinkedText text={answer} />
					</p>
				</details>
			))}
			<LawNote texts={items.map(({ answer }) => answer)} />
		</div>
	);
}

/** Questions as a section of a page, beside their title. */
export function FaqSection({ title, items, name }: ListText<FaqText> & { readonly name: string }) {
	return (
		<Section title={title} split>
			<Faq items={items} name={name} />
		</Section>
	);
}
