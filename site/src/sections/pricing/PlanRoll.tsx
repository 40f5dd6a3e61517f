import { useRef, useState } from 'react';
import { offer } from '../../content/offer';
import { planIds } from '../../content/plans';
import type { Interval } from '../../contract/generated/contact';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { textOf, translator } from '../../i18n/i18n';
import { Section } from '../../ui/Section';
import look from './Choice.module.css';
import { type Answers, choiceOf, PlanQuestions } from './PlanQuestions';
import css from './PlanRoll.module.css';
import { PlanTicket } from './PlanTicket';

const INTERVALS = ['monthly', 'yearly'] as const satisfies Interval[];

/** The plans as tickets of one roll. The interval is a radio group that shows one of the two prices by CSS alone. */
export function PlanRoll() {
	const text = textOf('pricing');
	const t = translator('pricing');
	const months = offer.monthsInYearlyPrice.value;
	/** Chosen with React there: without it a link can't follow the choice, and says nothing of it. */
	const [interval, setInterval] = useState<Interval>();
	const [answers, setAnswers] = useState<Answers>({});
	const fitting = choiceOf(answers)?.plan;
	const choice = useRef<HTMLFieldSetElement>(null);
	useEarlyInput(choice, ({ value }) => setInterval(INTERVALS.find((one) => one === value)));
	return (
		<Section title={text.planTitle} tone="deep" id="plaene" className={css.plans}>
			<PlanQuestions
				answers={answers}
				onAnswer={(question, answer) => setAnswers((others) => ({ ...others, [question]: answer }))}
			/>
			<fieldset ref={choice} className={`no-print ${look.choice}`}>
				<legend className="sr-only">{text.interval.legend}</legend>
				{INTERVALS.map((value, index) => (
					<label key={value}>
						<input
							type="radio"
							name="interval"
							value={value}
							defaultChecked={index === 0}
							onChange={() => setInterval(value)}
						/>
						{text.interval[value]}
					</label>
				))}
			</fieldset>
			<ul className={css.roll}>
				{planIds.map((plan) => (
					<PlanTicket key={plan} plan={plan} interval={interval} isFitting={plan === fitting} />
				))}
			</ul>
			<p className={css.note}>
				{`${t('grossNote', { percent: offer.vatPercent.value })} `}
				{months === 12 ? text.interval.note : t('interval.discount', { months })}
			</p>
		</Section>
	);
}
