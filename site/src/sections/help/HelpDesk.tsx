import { useLocation } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { papers } from '../../content/papers';
import { textOf, translator } from '../../i18n/i18n';
import type { FaqText } from '../../i18n/shapes';
import { PaperList } from '../../ui/PaperList';
import { Finder } from './Finder';
import css from './HelpDesk.module.css';
import { Question } from './Question';
import { fits, nearest } from './search';

/** For a visitor who comes back to the page; not for one whom a link leads to a question. */
let lastQuery = '';

/** Questions that are named when none fits. */
const NEAREST = 3;

/** Every question by category, then the papers to take along, with the finder beside them. What doesn't fit the search is hidden. */
export function HelpDesk({ formId }: { formId: string }) {
	const text = textOf('help');
	const { hash } = useLocation();
	const [query, setQuery] = useState(hash === '' ? lastQuery : '');
	const [place, setPlace] = useState(hash);
	const desk = useRef<HTMLDivElement>(null);
	const search = (words: string) => {
		// The list gets shorter: its first hits would lie above the window.
		if ((desk.current?.getBoundingClientRect().top ?? 0) < 0) desk.current?.scrollIntoView();
		lastQuery = words;
		setQuery(words);
	};
	const words: Readonly<Record<string, string>> = textOf('help-words');
	const entry = ({ id, question, answer }: FaqText) => ({ id, question, texts: [question, answer], words: words[id] });
	const shelves = text.categories.map(({ items, ...category }) => {
		const hits = new Set(items.filter((item) => fits(query, entry(item))));
		// Hidden, not left out: an opened question keeps its state.
		const content = items.map((item) => <Question key={item.id} {...item} hidden={!hits.has(item)} />);
		const hidden = items.filter((item) => !hits.has(item)).map(({ id }) => id);
		return { ...category, hits: hits.size, hidden, content };
	});
	const sheets = textOf('papers');
	const found = papers.filter(({ id, file }) => fits(query, { texts: [sheets.items[id], file] }));
	const list = <PaperList papers={found} />;
	const contents = [...shelves, { id: 'papers', title: sheets.title, hits: found.length, hidden: [], content: list }];
	if (hash !== place) {
		setPlace(hash);
		// A link leads to what the search hides: before the effect that opens it and brings it into view.
		const isHidden = contents.some(({ id, hits, hidden }) => (hits === 0 ? [id, ...hidden] : hidden).includes(hash));
		if (isHidden) setQuery('');
	}
	return (
		<div ref={desk} className={css.desk}>
			<Finder shelves={contents} query={query} onSearch={search} formId={formId} />
			<div className={css.shelves}>
				{contents.every(({ hits }) => hits === 0) && (
					<div className={css.none}>
						<p>{text.search.none}</p>
						<ul>
							{nearest(
								query,
								text.categories.flatMap(({ items }) => items.map(entry)),
								NEAREST,
							).map(({ id, question }) => (
								<li key={id}>
									<a href={`#${id}`}>{question}</a>
								</li>
							))}
						</ul>
						<p>
							<a href={`#${formId}`}>{text.search.ask}</a>
						</p>
					</div>
				)}
				{contents.map(({ id, title, hits, content }) => (
					<section key={id} id={id} aria-labelledby={`${id}-title`} hidden={hits === 0}>
						<h2 id={`${id}-title`}>{title}</h2>
						{content}
					</section>
				))}
				<p>
					<small>{translator('common')('legal.checked')}</small>
				</p>
			</div>
		</div>
	);
}
