import { type ComponentProps, type ReactNode, useId } from 'react';
import type { ListText, ProseText, SolutionText, TermText, TitledText } from '../../i18n/shapes';
import { LinkedText } from '../../ui/LinkedText';
import { BeforeAfter } from '../BeforeAfter';
import css from './Parts.module.css';
import { StationHead } from './StationHead';

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

/** The head of a page whose object stands beside it: the words below the headline go down one column. */
export function ObjectHead({ words = '', ...head }: ComponentProps<typeof StationHead>) {
	return <StationHead {...head} words={`${css.words} ${words}`} />;
}

/** A heading over what is told: what hurts, what changes, where figures go. */
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

/** Features, line by line. */
export function Terms({ title, items, className }: ListText<TermText> & Placed) {
	return (
		<Part title={title} className={className}>
			<dl className={css.terms}>
				{items.map(({ term, text }) => (
					<div key={term}>
						<dt className="label">{term}</dt>
						<dd>
							<LinkedText text={text} />
						</dd>
					</div>
				))}
			</dl>
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
