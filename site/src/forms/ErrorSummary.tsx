import { translator } from '../i18n/i18n';
import css from './ContactForm.module.css';

interface Props {
	readonly errors: readonly {
		/** Id of the field. */
		readonly id: string;
		readonly sentence: string;
	}[];
}

/** What has to be corrected, each with the way to its field. The focus comes here when a form is refused. */
export function ErrorSummary({ errors }: Props) {
	const t = translator('common');
	return (
		<div className={css.summary} role="alert" tabIndex={-1}>
			<strong>{t('form.problem')}</strong>
			<ul>
				{errors.map(({ id, sentence }) => (
					<li key={id}>
						<a
							href={`#${id}`}
							onClick={(event) => {
								// The address of the page stays, and so does what a step back leads to.
								event.preventDefault();
								document.getElementById(id)?.focus();
							}}
						>
							{sentence}
						</a>
					</li>
				))}
			</ul>
		</div>
	);
}
