import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect, useId, useRef } from 'react';
import { ADDRESS_INPUT, constraints, maxLengthOf } from '../contract/constraints';
import type { SignupForm as Wire } from '../contract/generated/signup';
import rules from '../contract/generated/signup.rules.json';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import { Link } from '../ui/Link';
import { AddressSlip } from './AddressSlip';
import { Honeypot } from './Honeypot';
import css from './SignupForm.module.css';
import { useSubmission } from './useSubmission';

const FORM = 'signup';

interface Props {
	readonly label: string;
	readonly placeholder: string;
	readonly button: string;
	/** The consent to later mails: the same words beside every box, since they are kept as evidence. */
	readonly news: string;
	/** Names the link to what becomes of the address. */
	readonly privacy: string;
}

/** One e-mail field on a ticket stub. The address counts only after its owner has confirmed it by mail. */
export function SignupForm(props: Props) {
	return (
		<Suspense>
			<Form {...props} />
		</Suspense>
	);
}

function Form({ label, placeholder, button: action, news, privacy }: Props) {
	const t = translator('common');
	const id = useId();
	const { pathname } = useLocation();
	const confirmation = useRef<HTMLParagraphElement>(null);
	const field = useRef<HTMLInputElement>(null);
	const { formProps, outcome, errors } = useSubmission(FORM, rules, toBody);

	useEffect(() => {
		if (outcome.kind === 'sent') confirmation.current?.focus();
	}, [outcome]);

	if (outcome.kind === 'sent') {
		return (
			<p ref={confirmation} className={css.sent} tabIndex={-1} role="status">
				{t(outcome.next === 'review' ? 'signup.review' : 'signup.mail')}
			</p>
		);
	}

	const code = errors.email;
	const failure = outcome.kind === 'failed' ? outcome.failure : outcome.kind === 'rejected' ? 'outdated' : undefined;
	const error =
		code === 'length' || code === 'characters'
			? t(`form.${code}`, { max: maxLengthOf(rules, 'email') })
			: code
				? [t('signup.error'), ...(code === 'email' ? [t('signup.example')] : [])].join(' ')
				: failure && t(`form.failed.${failure}`);
	return (
		<form {...formProps} className={css.form}>
			<Honeypot />
			<input type="hidden" name="page" value={pathname} />
			<input type="hidden" name="consentVersion" value={rules.properties.consentVersion.default} />
			<label htmlFor={id} className={css.label}>
				{label}
			</label>
			<div className={css.line}>
				<input
					ref={field}
					id={id}
					type="text"
					name="email"
					{...ADDRESS_INPUT}
					{...constraints(rules, 'email')}
					placeholder={placeholder}
					aria-invalid={code ? true : undefined}
					aria-describedby={error ? `${id}e` : undefined}
				/>
				<button type="submit" className={button()} aria-disabled={outcome.kind === 'sending'}>
					{outcome.kind === 'sending' ? t('form.sending') : action}
				</button>
			</div>
			<AddressSlip field={field} />
			<label className={css.news}>
				<input type="checkbox" name="newsAccepted" />
				<span>{news}</span>
			</label>
			<Link to="/legal/privacy" className={css.privacy}>
				{privacy}
			</Link>
			{error && (
				<p id={`${id}e`} className={css.error} role="alert">
					{error}
				</p>
			)}
		</form>
	);
}

function toBody(data: FormData): Wire {
	return {
		email: String(data.get('email') ?? ''),
		page: String(data.get('page') ?? '/'),
		consentVersion: data.get('consentVersion') as NonNullable<Wire['consentVersion']>,
		newsAccepted: data.has('newsAccepted'),
		leaveEmpty: String(data.get('leaveEmpty') ?? '') || null,
	};
}
