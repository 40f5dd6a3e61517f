import { useRef } from 'react';
import form from '../../../forms/Fault.module.css';
import { textOf, translator } from '../../../i18n/i18n';
import type { QueueInput } from '../../../tools/queue/model';
import { type PaymentId, paymentIds } from '../../../tools/queue/payment-times';
import { tenths, timeOfDay } from '../../../tools/written';
import { Dropdown } from '../../../ui/Dropdown';
import { Blank } from '../Blank';
import blank from '../Blank.module.css';
import { NumberBlank } from '../NumberBlank';
import { Spoken } from '../Spoken';
import { useTyped } from '../useTyped';
import { isNumber, type NumberName, numberFields, sentenceParts, writtenValue } from './fields';
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
	const typed = useTyped<NumberName>(numberFields, input, (name, value) => onChange({ [name]: value }), sentence);

	const faults = typed.wrong.map((name) => {
		const { bounds, writing } = numberFields[name];
		const kind = writing === timeOfDay ? 'time' : writing === tenths ? 'tenths' : 'whole';
		const [min, max, value] = [bounds.min, bounds.max, input[name]].map(writing.write);
		return { name, sentence: t(`faults.${kind}`, { field: text.fields[name], min, max, value }) };
	});

	const numberBlank = (name: NumberName) => (
		<NumberBlank
			key={name}
			id={idOf(name)}
			name={name}
			label={text.fields[name]}
			writing={numberFields[name].writing}
			text={typed.text(name)}
			fault={typed.wrong.includes(name) ? faultOf(name) : undefined}
			onType={(value) => typed.type(name, value)}
			onLeave={() => {
				typed.leave(name);
				onLeave();
			}}
		/>
	);
	const paymentBlank = (
		<Blank
			key="payment"
			isChoice
			id={idOf('payment')}
			label={text.fields.payment}
			text={writtenValue(input, 'payment')}
		>
			<Dropdown
				id={idOf('payment')}
				className={blank.field}
				options={paymentIds.map((id) => ({ value: id, text: text.payments[id] }))}
				value={input.payment}
				onChoose={(payment) => onChange({ payment: payment as PaymentId })}
			/>
		</Blank>
	);

	return (
		<div ref={sentence} className={css.sentence}>
			<p>
				{sentenceParts().map((part, place) => {
					// Every second part is the name of a value.
					// biome-ignore lint/suspicious/noArrayIndexKey: a text is its place.
					if (place % 2 === 0) return <span key={place}>{part}</span>;
					if (isNumber(part)) return numberBlank(part);
					return part === 'payment' ? paymentBlank : <span key={part}>{writtenValue(input, part)}</span>;
				})}
			</p>
			{faults.map((fault) => (
				<p key={fault.name} id={faultOf(fault.name)} className={form.fault}>
					{fault.sentence}
				</p>
			))}
			<Spoken text={faults.length > 0 ? faults.map((fault) => fault.sentence).join(' ') : outcome} />
		</div>
	);
}
