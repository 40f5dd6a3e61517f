import { applies } from '../content/operator';
import { textOf, translator } from '../i18n/i18n';
import type { LegalText, NamespaceOf } from '../i18n/shapes';
import css from './LegalPage.module.css';
import { Contents } from './legal/Contents';
import { LegalTable } from './legal/LegalTable';
import { RichText } from './legal/RichText';

/** A legal page: quiet text, numbered sections with anchors, fit for printing. */
export default function LegalPage({ ns }: { ns: NamespaceOf<LegalText> }) {
	const text: LegalText = textOf(ns);
	const common = translator('common');
	return (
		<div className={`columns ${css.page}`}>
			<header className={css.head}>
				<h1>{text.title}</h1>
				<p className={css.lead}>{text.lead}</p>
				<p>
					{common('legal.asOf')}: {text.asOf}
				</p>
			</header>
			<Contents title={common('legal.contents')} sections={text.sections} />
			<div className={css.text}>
				{text.sections.map(({ id, title, paragraphs, list, table }) => (
					<section key={id} id={id}>
						<h2>
							<a href={`#${id}`}>{title}</a>
						</h2>
						{paragraphs.filter(applies).map((paragraph) => (
							<p key={paragraph}>
								<RichText text={paragraph} />
							</p>
						))}
						{list && (
							<ul>
								{list.filter(applies).map((item) => (
									<li key={item}>
										<RichText text={item} />
									</li>
								))}
							</ul>
						)}
						{table && <LegalTable label={title} {...table} />}
					</section>
				))}
			</div>
		</div>
	);
}
