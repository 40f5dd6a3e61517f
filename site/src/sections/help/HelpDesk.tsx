import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { papers } from '../../content/papers';
import { loadTexts, textOf, translator } from '../../i18n/i18n';
import type { FaqText } from '../../i18n/shapes';
import { PaperList } from '../../ui/PaperList';
import { Question } from '../Faq';
import { Finder } from './Finder';
import css from './HelpDesk.module.css';
import type { Searchable } from './search';

/** For a visitor who comes back to the page; not for one whom a link leads to a question. */
let lastQuery = '';

/** The search, which is fetched for the first query: until it is there, and without it, everything is shown. */
function useSearch(query: string) {
	const [search, setSearch] = useState<typeof import('./search')>();
	useEffect(() => {
		if (query === '' || search !== undefined) return;
		// What does not come is asked for again by the next letter.
		Promise.all([import('./search'), loadTexts(['help-words'])]).then(
			([module]) => setSearch(module),
			() => {},
		);
	}, [query, search]);
	return search;
}

/** Every question by category, then the papers to take along, with the finder beside them. What doesn't fit the search is hidden. */
export function HelpDesk({ formId }: { formId: string }) {
	const text = textOf('help');
	const { hash } = useLocation();
	const [query, setQuery] = useState(hash === '' ? lastQuery : '');
	const [place, setPlace] = useState(hash);
	const desk = useRef<HTMLDivElement>(null);
	const look = (words: string) => {
		// The list gets shorter: its first hits would lie above the window.
		if ((desk.current?.getBoundingClientRect().top ?? 0) < 0) desk.current?.scrollIntoView();
		lastQuery = words;
		setQuery(words);
	};
	const search = useSearch(query);
	const words: Readonly<Record<string, string>> = search ? textOf('help-words') : {};
	const matches = (entry: Searchable) => search === undefined || search.matches(query, entry);
	const entry = ({ id, question, answer }: FaqText) => ({ texts: [question, answer], words: words[id] });
	const shelves = text.categories.map(({ items, ...category }) => {
		const hits = new Set(items.filter((item) => matches(entry(item))));
		// Hidden, not left out: an opened question keeps its state.
		// Several may be open at once: closing one would move the next under the finger.
		const content = items.map((item) => (
			<Question key={item.id} {...item} hidden={!hits.has(item)}>
				<a href={`#${item.id}`} className={`no-print ${css.link}`}>
					{text.link}
				</a>
			</Question>
		));
		const hidden = items.filter((item) => !hits.has(item)).map(({ id }) => id);
		return { ...category, hits: hits.size, hidden, content };
	});
	const sheets = textOf('papers');
	const found = papers.filter(({ id, file }) => matches({ texts: [sheets.items[id], file] }));
	const list = <PaperList papers={found} />;
	const contents = [...shelves, { id: 'papers', title: sheets.title, hits: found.length, hidden: [], content: list }];
	if (hash !== place) {
		setPlace(hash);
		// A link leads to what the search hides: before the effect that opens it and brings it into view.
		const isHidden = contents.some(({ id, hits, hidden }) => (hits === 0 ? [id, ...hidden] : hidden).includes(hash));
		if (isHidden) setQuery('');
	}
	return (
		<div ref={desk} className={`columns ${css.desk}`}>
			<Finder shelves={contents} query={query} onSearch={look} formId={formId} />
			<div className={css.shelves}>
				{search && contents.every(({ hits }) => hits === 0) && (
					<div className={css.none}>
						<p>{text.search.none}</p>
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
