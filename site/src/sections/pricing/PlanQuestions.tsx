import { useRef, useState } from 'react';
import { type Need, planQuestions, plansFor } from '../../content/plan-choice';
import { planIds, planName } from '../../content/plans';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { textOf, translator } from '../../i18n/i18n';
import choice from './Choice.module.css';
import css from './PlanQuestions.module.css';

type Question = keyof typeof planQuestions;
type Answers = Readonly<Record<string, string>>;

const questions = Object.keys(planQuestions) as readonly Question[];

/** What an answer takes, and the smallest plan that can do it: by that, styles mark a plan without a script. */
function takenBy(question: Question, answer: string): { readonly needs: readonly Need[]; readonly from: string } {
	const need = (planQuestions[question] as Readonly<Record<string, Need | null>>)[answer];
	const needs = need ? [need] : [];
	return { needs, from: plansFor(needs).plan ?? '' };
}

/** What the answers so far lead to, in a sentence: what styles mark (`PlanRoll.module.css`), and why. */
function useSentence(answers: Answers): string {
	const t = translator('pricing');
	const { reasons } = textOf('pricing').questions;
	const answered = questions.flatMap((name) => (answers[name] ? [takenBy(name, answers[name])] : []));
	const { plan, because } = plansFor(answered.flatMap(({ needs }) => needs));
	const isSmallest = plan === planIds[0];
	if (plan === undefined || (isSmallest && answered.length < questions.length)) return t('questions.ask');
	if (isSmallest) return t('questions.smallest', { plan: planName(plan) });
	const named = because.map((need) => reasons[need as keyof typeof reasons]);
	return t('questions.answer', { plan: planName(plan), reasons: new Intl.ListFormat('de').format(named) });
}

/**
 * Three questions that mark the smallest plan that can do what the club answers; without an answer none is marked. Styles do it
 * alone; with React there a sentence says it, also to screen readers. Nothing while it is open which plan can.
 */
export function PlanQuestions() {
	const text = textOf('pricing').questions;
	const [answers, setAnswers] = useState<Answers>({});
	const group = useRef<HTMLDivElement>(null);
	const answer = (question: string, value: string) => setAnswers((others) => ({ ...others, [question]: value }));
	useEarlyInput(group, ({ name, value }) => answer(name, value));
	const sentence = useSentence(answers);
	if (questions.some((name) => Object.keys(planQuestions[name]).some((one) => takenBy(name, one).from === '')))
		return null;
	return (
		<div ref={group} className={`no-print ${css.questions}`}>
			{questions.map((name) => (
				<fieldset key={name}>
					<legend>{text[name].question}</legend>
					<div className={`no-print ${choice.choice}`}>
						{Object.entries(text[name].answers).map(([value, label]) => (
							<label key={value}>
								<input
									type="radio"
									name={name}
									value={value}
									data-from={takenBy(name, value).from}
									onChange={() => answer(name, value)}
								/>
								{label}
							</label>
						))}
					</div>
				</fieldset>
			))}
			<p role="status">{sentence}</p>
		</div>
	);
}
