import css from './Prose.module.css';

/** Paragraphs at reading width; the first leads, and on wide screens the text runs in two columns. */
export function Prose({ paragraphs }: { paragraphs: readonly string[] }) {
	return (
		<div className={css.prose}>
			{paragraphs.map((text) => (
				<p key={text}>{text}</p>
			))}
		</div>
	);
}
