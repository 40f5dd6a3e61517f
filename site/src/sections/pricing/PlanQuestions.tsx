import { useRef } from 'react';
import { type Need, type PlanChoice, planQuestions, plansFor } from '../../content/plan-choice';
import { planIds, planName } from '../../content/plans';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { textOf, translator } from '../../i18n/i18n';
import choice from './Choice.module.css';
import css from './PlanQuestions.module.css';

type Question = keyof typeof planQuestions;

/** What was answered so far, by question. */
export type Answers = Readonly<Record<string, string>>;

const questions = Object.keys(planQuestions) as readonly Question[];

function needOf(question: Question, answer: string): Need | null | undefined {
	return (planQuestions[question] as Readonly<Record<string, Need | null>>)[answer];
}

/** What the answers so far lead to. Nothing while the smallest plan would do and another answer may need a larger one. */
export function choiceOf(answers: Answers): PlanChoice | undefined {
	const needs = questions.flatMap((name) => needOf(name, answers[name] ?? '') ?? []);
	const leadsTo = plansFor(needs);
	const isAnswered = questions.every((name) => answers[name]);
	return leadsTo.plan === planIds[0] && !isAnswered ? undefined : leadsTo;
}

function useSentence(answers: Answers): string {
	const t = translator('pricing');
	const { reasons } = textOf('pricing').questions;
	const { plan, because = [] } = choiceOf(answers) ?? {};
	if (plan === undefined) return t('questions.ask');
	if (plan === planIds[0]) return t('questions.smallest', { plan: planName(plan) });
	const named = because.map((need) => reasons[need as keyof typeof reasons]);
	return t('questions.answer', { plan: planName(plan), reasons: new Intl.ListFormat('de').format(named) });
}

interface Props {
	readonly answers: Answers;
	readonly onAnswer: (question: string, answer: string) => void;
}

/** Three questions that mark the smallest plan that can do what the club answers, and say why. Nothing while it is open which plan can. */
export function PlanQuestions({ answers, onAnswer }: Props) {
	const text = textOf('pricing').questions;
	const group = useRef<HTMLDivElement>(null);
	useEarlyInput(group, ({ name, value }) => onAnswer(name, value));
	const sentence = useSentence(answers);
	const needs = questions.flatMap((name) => Object.values(planQuestions[name]));
	if (needs.some((need) => plansFor(need ? [need] : []).plan === undefined)) return null;
	return (
		<div ref={group} className={`no-print scripted ${css.questions}`}>
			{questions.map((name) => (
				<fieldset key={name}>
					<legend>{text[name].question}</legend>
					<div className={`no-print ${choice.choice}`}>
						{Object.entries(text[name].answers).map(([value, label]) => (
							<label key={value}>
								<input type="radio" name={name} value={value} onChange={() => onAnswer(name, value)} />
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
