import { takeOver } from '../../boot/early-presses';
import { textOf } from '../../i18n/i18n';
import { AskLink } from '../../sections/AskLink';
import hero from '../../sections/PageHero.module.css';
import { button } from '../../ui/button';
import { CopyButton, ShareButton } from '../CopyButton';
import { print } from '../printer';
import type { State } from '../state';
import { Hint, Refused } from '../ToolNotes';
import { useMaking } from '../useMaking';
import { useTool } from '../useTool';
import css from './BoardTool.module.css';
import type { BoardHead } from './fields';
import { folderOf } from './folder';
import { boardMessage, letterOf } from './letter';
import { Sheets } from './Sheets';

function isExample(state: State): boolean {
	return Object.values(state).every((tool) => tool === null);
}

/** The club is the one of the cards; an invented one only where everything is. */
function headOf(state: State): BoardHead {
	const example = isExample(state) ? textOf('tools/board').head.example.club : '';
	return { club: state.cards?.club ?? example, meeting: '', presenter: '' };
}

/** The paper for the board's meeting, made of what the other tools hold. */
export function BoardTool() {
	const text = textOf('tools/board');
	const tool = useTool('board', headOf);
	const { make, note } = useMaking();
	const folder = folderOf(tool.state);
	const link = () => location.origin + location.pathname + tool.fragment;
	return (
		<div className={css.tool}>
			<header className={css.words}>
				<p className={hero.label}>{text.label}</p>
				<h1 className={hero.title}>{text.headline}</h1>
				{tool.isRefused && <Refused />}
				<p className={css.lead}>{isExample(tool.state) ? text.lead.example : text.lead.own}</p>
				<div className={css.actions}>
					<button
						ref={takeOver}
						type="button"
						data-js="print"
						className={button()}
						onClick={() => make('print', print)}
					>
						{text.take.print}
					</button>
					<CopyButton words={text.take} text={() => letterOf(folder, tool.input, link())} />
					<ShareButton fragment={tool.fragment} />
					<AskLink look="quiet" message={() => boardMessage(folder, link())}>
						{text.take.ask}
					</AskLink>
				</div>
				{note}
				<Hint>{text.hint}</Hint>
			</header>
			<Sheets key={tool.arrivals} folder={folder} head={tool.input} onChange={tool.change} onLeave={tool.keep} />
		</div>
	);
}
