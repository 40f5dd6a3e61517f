import css from './Intro.module.css';

/** What to know before using what follows. */
export function Intro({ text }: { text: string }) {
	return <p className={css.intro}>{text}</p>;
}
