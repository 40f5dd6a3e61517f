import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { takeOver } from '../boot/held';
import type { ErrorCode, Rejected } from '../contract/generated/rejected';
import { forgetDrafts, restoreDrafts } from './drafts';
import { ProofOfWork } from './proof';
import { keyring, type Outcome, submit } from './submit';

/** Reads what the browser itself finds wrong, in the words of the API. */
function nativeErrors(form: HTMLFormElement): Rejected['errors'] {
	const errors: Record<string, ErrorCode> = {};
	for (const element of form.elements) {
		if (!(element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)) continue;
		const { name, validity, type } = element;
		// Blank text is as empty to the function as no text.
		const blank = element.required && type !== 'checkbox' && element.value.trim() === '';
		if (validity.valid && !blank) continue;
		if (blank || validity.valueMissing) errors[name] = type === 'checkbox' ? 'accepted' : 'required';
		else if (validity.tooLong) errors[name] = 'length';
		else errors[name] = type === 'email' ? 'email' : 'phone';
	}
	return errors;
}

/**
 * A native form with an outcome. Without React the form posts itself; with it, the same fields travel as JSON and
 * whatever goes wrong leaves them as they are.
 *
 * @param toBody makes the wire body of the form's fields
 */
export function useSubmission(url: string, toBody: (data: FormData) => object) {
	const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
	const form = useRef<HTMLFormElement>(null);
	const keyFor = useRef(keyring());
	const proof = useRef(new ProofOfWork());

	useLayoutEffect(() => {
		if (form.current) restoreDrafts(form.current);
	}, []);

	useEffect(() => {
		// React shows the messages beside the fields; the browser's own bubbles are for a page without it.
		if (form.current) form.current.noValidate = true;
		takeOver(form.current);
	}, []);

	useEffect(() => {
		if (outcome.kind !== 'rejected') return;
		form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
	}, [outcome]);

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (outcome.kind === 'sending') return;
		const errors = nativeErrors(event.currentTarget);
		if (Object.keys(errors).length > 0) {
			setOutcome({ kind: 'rejected', errors });
			return;
		}
		setOutcome({ kind: 'sending' });
		try {
			const body = toBody(new FormData(event.currentTarget));
			// The proof changes with each try, what is sent does not: the key belongs to the latter.
			const key = keyFor.current(JSON.stringify(body));
			const result = await submit(url, JSON.stringify({ ...body, proof: await proof.current.take() }), key);
			if (result.kind === 'sent' && form.current) forgetDrafts(form.current);
			setOutcome(result);
		} catch {
			// The browser lacks something that this needs, and nothing was sent: the form can do it by itself.
			form.current?.submit();
		}
	}

	return { form, outcome, onSubmit, onFocus: () => proof.current.begin() };
}
