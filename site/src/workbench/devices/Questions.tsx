import { useLayoutEffect, useRef } from 'react';
import { restoreDrafts } from '../../forms/drafts';
import form from '../../forms/Fault.module.css';
import { textOf, translator } from '../../i18n/i18n';
import { LiveRegion } from '../LiveRegion';
import { NumberBlank } from '../NumberBlank';
import { useTyped } from '../useTyped';
import type { DevicesInput } from './answers';
import css from './DevicesTool.module.css';
import { Either } from './Either';
import { answersTo, around, aroundBlank, isAnswer, numberFields, type QuestionName, questions } from './fields';

interface Props {
	readonly input: DevicesInput;
	/** What comes out, for screen readers. */
	readonly outcome: string;
	readonly onChange: (change: Partial<DevicesInput>) => void;
	/** Called when the number is left. */
	readonly onLeave: () => void;
}

const FAULT = 'devices-fault';

/** The questions as sentences, a line each, in which what doesn't apply is struck out. */
export function Questions({ input, outcome, onChange, onLeave }: Props) {
	const text = textOf('tools/devices');
	const t = translator('tools/devices');
	const choices = useRef<HTMLUListElement>(null);
	const number = useRef<HTMLParagraphElement>(null);
	const typed = useTyped<'barPercent'>(
		numberFields,
		input,
		(_, barPercent) => barPercent !== null && onChange({ barPercent }),
		number,
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when React comes.
	useLayoutEffect(() => {
		// An address with answers counts more than what was chosen here before.
		if (location.hash === '') restoreDrafts(choices.current);
		for (const { name, value } of choices.current?.querySelectorAll<HTMLInputElement>(':checked') ?? []) {
			const question = name as QuestionName;
			if (value !== input[question] && isAnswer(question, value)) onChange({ [question]: value });
		}
	}, []);

	const { bounds, writing } = numberFields.barPercent;
	const [min, max, value] = [bounds.min, bounds.max, input.barPercent].map(writing.write);
	const fault = typed.wrong.length > 0 ? t('fault', { field: text.barLabel, min, max, value }) : undefined;
	const [before, unit, after] = aroundBlank(text.bar);
	return (
		<div className={css.questions}>
			<ul ref={choices}>
				{questions.map((name) => {
					const [start, end] = around(text.questions[name].sentence);
					return (
						<li key={name}>
							<span>{start}</span>
							<Either
								name={name}
								label={text.questions[name].label}
								options={answersTo(name)}
								value={input[name]}
								or={text.or}
								onChoose={(answer) => onChange({ [name]: answer })}
							/>
							<span>{end}</span>
						</li>
					);
				})}
			</ul>
			<p ref={number}>
				<span>{before}</span>
				<NumberBlank
					id="devices-bar"
					name="barPercent"
					label={text.barLabel}
					writing={writing}
					text={typed.text('barPercent')}
					unit={unit}
					fault={fault && FAULT}
					onType={(typing) => typed.type('barPercent', typing)}
					onLeave={() => {
						typed.leave('barPercent');
						onLeave();
					}}
				/>
				<span>{`${after} `}</span>
				<span className={css.aside}>{text.barNone}</span>
			</p>
			{fault && (
				<p id={FAULT} className={form.fault}>
					{fault}
				</p>
			)}
			<LiveRegion text={fault ?? outcome} />
		</div>
	);
}
