import type { ReactNode } from 'react';
import type { TitledText } from '../../i18n/shapes';
import { Section } from '../../ui/Section';
import css from './HelpDesk.module.css';

/** The way to an answer that isn't on the page: what to write, beside the form. */
export function AskUs({ id, text, children }: { id: string; text: TitledText; children: ReactNode }) {
	return (
		<Section id={id} title={text.title} tone="sunken" className={css.ask}>
			<p>{text.text}</p>
			{children}
		</Section>
	);
}
