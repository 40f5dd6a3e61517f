import { Fragment, useRef } from 'react';
import form from '../../forms/Fault.module.css';
import { textOf, translator } from '../../i18n/i18n';
import { Dropdown } from '../../ui/Dropdown';
import { Blank } from '../Blank';
import blank from '../Blank.module.css';
import { LiveRegion } from '../LiveRegion';
import { NumberBlank } from '../NumberBlank';
import { useTyped } from '../useTyped';
import { tenths, timeOfDay } from '../written';
import { isQueueNumber, type QueueNumber, queueNumbers, sentenceParts, writtenBlank } from './fields';
import type { QueueInput } from './model';
import { type PaymentId, paymentIds } from './payment-times';
import css from './QueueTool.module.css';

interface Props {
	readonly input: QueueInput;
	/** What comes out, for screen readers. */
	readonly outcome: string;
	readonly onChange: (change: Partial<QueueInput>) => void;
	/** Called when a field is left. */
	readonly onLeave: () => void;
}

const idOf = (name: string) => `queue-${name}`;
const faultOf = (name: string) => `${idOf(name)}-fault`;

/** The evening as a sentence with blanks, and below it what doesn't fit into one of them. */
export function Sentence({ input, outcome, onChange, onLeave }: Props) {
	const text = textOf('tools/queue');
	const t = translator('tools/queue');
	const sentence = useRef<HTMLDivElement>(null);
	const typed = useTyped<QueueNumber>(queueNumbers, input, onChange, onLeave, sentence);

	const faults = typed.wrong.map((name) => {
		const { bounds, writing } = queueNumbers[name];
		const kind = writing === timeOfDay ? 'time' : writing === tenths ? 'tenths' : 'whole';
		const [min, max, value] = [bounds.min, bounds.max, input[name]].map(writing.write);
		return { name, sentence: t(`faults.${kind}`, { field: text.fields[name], min, max, value }) };
	});

	const numberBlank = (name: QueueNumber, unit: string | undefined) => (
		<NumberBlank
			id={idOf(name)}
			name={name}
			label={text.fields[name]}
			field={queueNumbers[name]}
			text={typed.text(name)}
			unit={unit}
			fault={typed.wrong.includes(name) ? faultOf(name) : undefined}
			onType={(value) => typed.type(name, value)}
			onLeave={() => typed.leave(name)}
		/>
	);
	const paymentBlank = (unit: string | undefined) => (
		<Blank isChoice id={idOf('payment')} label={text.fields.payment} text={writtenBlank(input, 'payment')} unit={unit}>
			<Dropdown
				id={idOf('payment')}
				className={blank.field}
				options={paymentIds.map((id) => ({ value: id, text: text.payments[id] }))}
				value={input.payment}
				onChoose={(payment) => onChange({ payment: payment as PaymentId })}
			/>
		</Blank>
	);

	const filledIn = (name: string, unit = '') => {
		if (isQueueNumber(name)) return numberBlank(name, unit);
		if (name === 'payment') return paymentBlank(unit);
		return (
			<span>
				{writtenBlank(input, name)}
				{unit}
			</span>
		);
	};

	return (
		<div ref={sentence} className={css.sentence}>
			<p>
				{sentenceParts(input).map(({ words, name, unit }) => (
					<Fragment key={name ?? 'end'}>
						<span>{words}</span>
						{name && filledIn(name, unit)}
					</Fragment>
				))}
			</p>
			{faults.map((fault) => (
				<p key={fault.name} id={faultOf(fault.name)} className={form.fault}>
					{fault.sentence}
				</p>
			))}
			<LiveRegion text={faults.length > 0 ? faults.map((fault) => fault.sentence).join(' ') : outcome} />
		</div>
	);
}
