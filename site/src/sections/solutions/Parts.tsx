import { type ReactNode, useId } from 'react';
import type { ListText, ProseText, SolutionText, TermText, TitledText } from '../../i18n/shapes';
import { LinkedText } from '../../ui/LinkedText';
import { BeforeAfter } from '../BeforeAfter';
import { TermList } from '../TermList';
import css from './Parts.module.css';

/** Where a part stands on its page, and what it looks like there. */
interface Placed {
	readonly className?: string | undefined;
}

/** A part under its heading, by which tables in it are named too. */
function Part({ title, className = '', children }: Placed & { readonly title: string; readonly children: ReactNode }) {
	const heading = useId();
	return (
		<section className={`${css.part} ${className}`} aria-labelledby={heading}>
			<h2 id={heading}>{title}</h2>
			{children}
		</section>
	);
}

/** A heading over a part of the story: what hurts, what changes, where figures go. */
export function Told({ title, paragraphs, className }: ProseText & Placed) {
	return (
		<Part title={title} className={className}>
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
		</Part>
	);
}

/** How it works, in three numbered steps. */
export function ThreeSteps({ title, items, className }: ListText<TitledText> & Placed) {
	return (
		<Part title={title} className={className}>
			<ol className={css.steps}>
				{items.map((item) => (
					<li key={item.title}>
						<h3>{item.title}</h3>
						<p>
							<LinkedText text={item.text} />
						</p>
					</li>
				))}
			</ol>
		</Part>
	);
}

/** The same where an object has room for a line each. */
export function BriefSteps({ items }: Pick<ListText<TitledText>, 'items'>) {
	return (
		<ol className={`${css.steps} ${css.brief}`}>
			{items.map(({ title, text }) => (
				<li key={title}>
					<b>{title}.</b>
					{` ${text}`}
				</li>
			))}
		</ol>
	);
}

/** Features, line by line. */
export function Terms({ title, items, className }: ListText<TermText> & Placed) {
	return (
		<Part title={title} className={className}>
			<TermList items={items} className={css.terms} />
		</Part>
	);
}

/** Features side by side, where many stand in little room. */
export function TermGrid({ title, items, className }: ListText<TermText> & Placed) {
	return (
		<Part title={title} className={className}>
			<TermList items={items} className={css.grid} />
		</Part>
	);
}

/** Two or three small stories. */
export function Cases({ title, items, className }: ListText<TitledText> & Placed) {
	return (
		<Part title={title} className={className}>
			<div className={css.cases}>
				{items.map((item) => (
					<div key={item.title}>
						<h3>{item.title}</h3>
						<p>{item.text}</p>
					</div>
				))}
			</div>
		</Part>
	);
}

/** What was and what is. */
export function Gains({ title, className, ...pairs }: SolutionText['benefits'] & Placed) {
	return (
		<Part title={title} className={className}>
			<BeforeAfter {...pairs} />
		</Part>
	);
}
