import { useId } from 'react';
import field from '../../forms/Field.module.css';
import { textOf, translator } from '../../i18n/i18n';
import { useHydrated } from '../../ui/useHydrated';
import css from './HelpDesk.module.css';

interface Shelf {
	readonly id: string;
	readonly title: string;
	/** How many of its entries fit the search. */
	readonly hits: number;
}

interface Props {
	readonly shelves: readonly Shelf[];
	/** What was searched for. */
	readonly query: string;
	readonly onSearch: (query: string) => void;
	/** Fragment of the contact form. */
	readonly formId: string;
}

/** The table of contents on a ticket, with the search on its stub. The field needs React: till then it is disabled. */
export function Finder({ shelves, query, onSearch, formId }: Props) {
	const text = textOf('help');
	const t = translator('help');
	const id = useId();
	const ready = useHydrated();
	const found = shelves.reduce((sum, { hits }) => sum + hits, 0);
	return (
		<div className={`paper no-print ${css.finder}`}>
			<search className={`scripted ${css.search}`}>
				<label htmlFor={id} className={field.label}>
					{text.search.label}
				</label>
				<input
					id={id}
					type="search"
					className={field.input}
					placeholder={text.search.placeholder}
					autoComplete="off"
					disabled={!ready}
					value={query}
					onChange={(event) => onSearch(event.target.value)}
				/>
				<p role="status" className={field.hint}>
					{t('search.found', { count: found })}
				</p>
			</search>
			<nav aria-label={text.search.contents}>
				<ul>
					{shelves.map(({ id: shelf, title, hits }) => (
						<li key={shelf} hidden={hits === 0}>
							<a href={`#${shelf}`}>{title}</a> <span>{hits}</span>
						</li>
					))}
					<li>
						<a href={`#${formId}`}>{text.form.title}</a>
					</li>
				</ul>
			</nav>
		</div>
	);
}
