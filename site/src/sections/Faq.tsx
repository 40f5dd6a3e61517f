import type { ReactNode } from 'react';
import type { FaqText, ListText } from '../i18n/shapes';
import { LawNote } from '../ui/LawNote';
import { LinkedText } from '../ui/LinkedText';
import { Section } from '../ui/Section';
import css from './Faq.module.css';

interface QuestionProps {
	/** The fragment that links lead to it by. */
	readonly id?: string;
	/** Of questions with the same name one is open at a time. */
	readonly name?: string;
	readonly question: string;
	readonly answer: string;
	readonly hidden?: boolean;
	/** Stands behind the answer. */
	readonly children?: ReactNode;
}

/** A question that opens: native, so that the browser's search opens it too. */
export function Question({ question, answer, children, ...rest }: QuestionProps) {
	return (
		<details className={css.item} {...rest}>
			<summary className="label">{question}</summary>
			<p>
				<LinkedText text={answer} />
				{children}
			</p>
		</details>
	);
}

/** Questions that open one by one. */
export function Faq({ items, name }: { items: readonly FaqText[]; name: string }) {
	return (
		<div className={css.list}>
			{items.map((item) => (
				<Question key={item.id} name={name} {...item} />
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
