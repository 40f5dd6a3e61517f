import { Suspense, useEffect, useRef, useState } from 'react';
import { ADDRESS_INPUT, maxLengthOf } from '../contract/constraints';
import type { Interval, ContactForm as Wire } from '../contract/generated/contact';
import rules from '../contract/generated/contact.rules.json';
import { translator } from '../i18n/i18n';
import { formatWhole } from '../money/amounts';
import type { RoutePath } from '../routes';
import { button } from '../ui/button';
import { External } from '../ui/External';
import { Link } from '../ui/Link';
import { notify } from '../ui/ToastHost';
import { AboutLine } from './AboutLine';
import { useAbout } from './about';
import { addressIn } from './address';
import { spokenHour } from './answerBy';
import { CheckField } from './CheckField';
import css from './ContactForm.module.css';
import { ErrorSummary } from './ErrorSummary';
import { Field } from './Field';
import { Honeypot } from './Honeypot';
import { useSubmission } from './useSubmission';

const FORM = 'contact';
/** Opens in a new tab, so that nothing typed is lost. */
const PRIVACY = '/legal/privacy' satisfies RoutePath;

type FieldName = Exclude<keyof Wire, 'about' | 'interval' | 'idempotencyKey' | 'leaveEmpty' | 'proof'>;

/** In the order of the form. */
const FIELDS = Object.keys({
	firstName: true,
	lastName: true,
	email: true,
	phone: true,
	message: true,
	privacyAccepted: true,
} satisfies Record<FieldName, true>) as FieldName[];

function idOf(name: FieldName): string {
	return `contact-${name}`;
}

/** Every field, those that may be missing too, so that the compiler asks for a new one. */
function toBody(data: FormData): Required<Omit<Wire, 'idempotencyKey' | 'proof'>> {
	const text = (name: Exclude<keyof Wire, 'privacyAccepted'>) => String(data.get(name) ?? '');
	return {
		firstName: text('firstName'),
		lastName: text('lastName'),
		email: text('email'),
		phone: text('phone') || null,
		message: text('message'),
		about: text('about') || null,
		interval: (text('interval') || null) as Interval | null,
		leaveEmpty: text('leaveEmpty') || null,
		// The browser lets a form pass only with the box ticked.
		privacyAccepted: true,
	};
}

/** The contact form, its messages and the confirmation that takes its place. Needs the namespace `contact`. */
export function ContactForm() {
	return (
		<Suspense>
			<Form />
		</Suspense>
	);
}

function Form() {
	const t = translator('contact');
	const common = translator('common');
	const [written, setWritten] = useState({ email: '', message: '' });
	const { formProps, outcome, errors, refusals } = useSubmission(FORM, rules, toBody, ({ reference }, body) => {
		notify(t('sent.toast', { reference }));
		setWritten(body);
	});
	const confirmation = useRef<HTMLDivElement>(null);
	const [about, removeAbout] = useAbout();

	useEffect(() => {
		if (outcome.kind === 'sent') confirmation.current?.focus();
	}, [outcome]);

	if (outcome.kind === 'sent') {
		const until = spokenHour(outcome.answerBy);
		return (
			<div ref={confirmation} className={css.sent} tabIndex={-1} role="status">
				<h2>{t('sent.title')}</h2>
				<p>
					{until && `${t('sent.until', { until })} ${t('sent.to', { email: addressIn(written.email) })} `}
					{t(outcome.next === 'review' ? 'sent.review' : 'sent.mail')}
				</p>
				<p className={css.reference}>
					<span>{t('sent.reference')}</span> <strong className="headline">{outcome.reference}</strong>
				</p>
				<Link to="/tools/matchday/" className={button()}>
					{t('sent.play')}
				</Link>
				<figure className={css.written}>
					<figcaption>{t('sent.written')}</figcaption>
					<blockquote dir="auto">{written.message}</blockquote>
				</figure>
			</div>
		);
	}

	const errorOf = (name: FieldName) => {
		const code = errors[name];
		if (code === undefined) return undefined;
		return code === 'length' || code === 'characters'
			? common(`form.${code}`, { max: formatWhole(maxLengthOf(rules, name)) })
			: t(`form.errors.${name}`);
	};
	/** Beside a field that holds something, but no address or number. */
	const exampleOf = (name: 'email' | 'phone') => (errors[name] === name ? t(`form.examples.${name}`) : undefined);
	const field = <N extends FieldName>(name: N) => ({ id: idOf(name), name, schema: rules, error: errorOf(name) });
	const text = (name: Exclude<FieldName, 'privacyAccepted'>) => ({ ...field(name), label: t(`form.labels.${name}`) });
	const wrong = FIELDS.flatMap((name) => {
		const sentence = errorOf(name);
		return sentence === undefined ? [] : [{ id: idOf(name), sentence }];
	});
	// What is refused and no field of this form stands in a later release's.
	const isOutdated = outcome.kind === 'rejected' && wrong.length === 0;
	const failure = outcome.kind === 'failed' ? outcome.failure : isOutdated ? 'outdated' : undefined;

	return (
		<form {...formProps} className={css.form}>
			{/* One wrong field has the focus itself. */}
			{wrong.length > 1 && <ErrorSummary key={refusals} errors={wrong} />}
			<Honeypot />
			{about && <AboutLine about={about} onRemove={removeAbout} />}
			<div className={css.names}>
				<Field {...text('firstName')} autoComplete="given-name" />
				<Field {...text('lastName')} autoComplete="family-name" />
			</div>
			<Field {...text('email')} {...ADDRESS_INPUT} hint={exampleOf('email')} />
			<Field
				{...text('phone')}
				type="tel"
				autoComplete="tel"
				optional={t('form.optional')}
				hint={exampleOf('phone') ?? t('form.hints.phone')}
			/>
			<Field {...text('message')} multiline rows={6} hint={t('form.hints.message')} />
			<CheckField
				{...field('privacyAccepted')}
				label={t('form.labels.privacyAccepted')}
				aside={<External href={PRIVACY}>{t('form.hints.privacyAccepted')}</External>}
			/>
			{failure && (
				<p className={css.failed} role="alert">
					{common(`form.failed.${failure}`)}
				</p>
			)}
			<button type="submit" className={button()} aria-disabled={outcome.kind === 'sending'}>
				{outcome.kind === 'sending' ? common('form.sending') : t('form.submit')}
			</button>
		</form>
	);
}
