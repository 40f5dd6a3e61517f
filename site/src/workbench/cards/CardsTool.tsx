import { useEffect, useRef, useState } from 'react';
import { takeOver } from '../../boot/early-presses';
import { textOf, translator } from '../../i18n/i18n';
import { AskLink } from '../../sections/AskLink';
import hero from '../../sections/PageHero.module.css';
import { button } from '../../ui/button';
import { ShareButton } from '../CopyButton';
import { Hint, Refused } from '../ToolNotes';
import { useMaking } from '../useMaking';
import { useTool } from '../useTool';
import css from './CardsTool.module.css';
import { type ChosenCrest, CrestField } from './CrestField';
import { Mat } from './Mat';
import { cardsExample } from './model';
import { cardsOutcome } from './outcome';
import { elementId, type PieceId, piecesOf } from './pieces';
import type { PaperKind } from './printing';
import { RoutingSlip } from './RoutingSlip';

const PAPERS = ['a4', 'narrow', 'wide'] as const satisfies readonly PaperKind[];

/** The card workshop: a slip to fill in, and beside it on a cutting mat what becomes of it. */
export function CardsTool() {
	const t = translator('tools/cards');
	const tool = useTool('cards', cardsExample(textOf('tools/cards').example));
	const [shown, setShown] = useState<PieceId>('front');
	const [crest, setCrest] = useState<ChosenCrest>();
	const [files, prints] = [useMaking(t('missing')), useMaking(t('missing'))];
	const crestField = useRef<HTMLInputElement>(null);
	const pieces = piecesOf(tool.input, crest?.url);

	useEffect(() => () => URL.revokeObjectURL(crest?.url ?? ''), [crest]);

	return (
		<>
			<header className={css.head}>
				<p className={hero.label}>{t('label')}</p>
				<h1 className={hero.title}>{t('title')}</h1>
				<p className={css.lead}>{t('lead')}</p>
				{tool.isRefused && <Refused />}
			</header>
			<div className={css.bench}>
				<Mat
					pieces={pieces}
					shown={shown}
					onShow={setShown}
					onSave={(piece, kind) =>
						files.make('file', async () => {
							const { save } = await import('./save');
							const svg = document.getElementById(elementId(piece.id));
							if (svg instanceof SVGSVGElement)
								await save({ svg, size: piece, crest: crest?.png }, kind, t(`pieces.${piece.id}.file`));
						})
					}
				>
					{files.note}
				</Mat>
				<div className={css.side}>
					<RoutingSlip
						key={tool.arrivals}
						input={tool.input}
						onChange={tool.change}
						onLeave={tool.keep}
						onTurnTo={setShown}
					>
						<CrestField crest={crest} onCrest={setCrest} field={crestField} />
					</RoutingSlip>
					<AskLink
						message={() =>
							t('message', {
								outcome: cardsOutcome(tool.input),
								link: location.origin + location.pathname + tool.fragment,
							})
						}
					>
						{t('ask')}
					</AskLink>
					<ShareButton fragment={tool.fragment} />
					<Hint>{t('hint')}</Hint>
				</div>
			</div>
			<section className={css.printing}>
				<div>
					<h2>{t('printing.title')}</h2>
					<p>{`${t('printing.text')} ${t('printing.note')}`}</p>
				</div>
				<div className={css.printers}>
					{PAPERS.map((paper) => (
						<button
							key={paper}
							ref={takeOver}
							type="button"
							data-js={paper}
							className={button(paper === 'a4' ? 'brand' : 'quiet')}
							onClick={() => prints.make('print', async () => (await import('./printing')).printPieces(paper, pieces))}
						>
							{t(`printing.papers.${paper}`)}
						</button>
					))}
					{prints.note}
				</div>
			</section>
		</>
	);
}
