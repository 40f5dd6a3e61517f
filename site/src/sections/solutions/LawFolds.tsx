import type { ReactNode } from 'react';
import { papersOn } from '../../content/paper-pages';
import { textOf } from '../../i18n/i18n';
import type { ListText, TermText } from '../../i18n/shapes';
import type { RoutePath } from '../../routes';
import { LawNote } from '../../ui/LawNote';
import { PaperList } from '../../ui/PaperList';
import { Question } from '../Faq';
import faq from '../Faq.module.css';
import parts from './Parts.module.css';

interface Props extends ListText<TermText> {
	/** Hands out the papers of this page below. */
	readonly page: RoutePath;
	/** Where the list stands on its page; the heading is the page's own. */
	readonly className?: string | undefined;
	/** Stands below the heading. */
	readonly children?: ReactNode;
}

/** What the law asks and what is still open: each point folds out, and the day on which that was checked stands below. */
export function LawFolds({ title, items, page, className, children }: Props) {
	const papers = papersOn(page);
	return (
		<div className={className}>
			<div className={parts.part}>
				<h2>{title}</h2>
				{children}
			</div>
			<div>
				<div className={faq.list}>
					{items.map(({ term, text }) => (
						<Question key={term} question={term} answer={text} />
					))}
				</div>
				<LawNote texts={items.map(({ text }) => text)} />
				{papers.length > 0 && (
					<>
						<h3 className="sr-only">{textOf('papers').title}</h3>
						<PaperList papers={papers} />
					</>
				)}
			</div>
		</div>
	);
}
