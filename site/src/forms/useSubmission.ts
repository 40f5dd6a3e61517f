import { type FormEvent, useEffect, useRef, useState } from 'react';
import { takeOver } from '../boot/early-presses';
import type { Schema } from '../contract/constraints';
import { allowLeaving, draftsOf } from './drafts';
import { corrected, faultsOf } from './faults';
import { ProofOfWork } from './proof';
import { keyring, type Outcome, submit } from './submit';
import { useEarlyInput } from './useEarlyInput';

/** As long as the document lives: a message that is on its way is no other one when its page is left and opened again. */
const keys = { contact: keyring(), signup: keyring() };

/**
 * A native form with an outcome. Without React the form posts itself; with it, the same fields travel as JSON and
 * whatever goes wrong leaves them as they are.
 *
 * @param name what the API calls the form
 * @param schema the rules that are checked before anything is sent
 * @param toBody makes the wire body of the form's fields
 * @param onSent called with what was sent, also when the visitor has left the page meanwhile
 * @returns `formProps`: what the `<form>` itself gets
 */
export function useSubmission<Body extends object>(
	name: keyof typeof keys,
	schema: Schema,
	toBody: (data: FormData) => Body,
	onSent?: (outcome: Outcome & { kind: 'sent' }, body: Body) => void,
) {
	const [outcome, setOutcome] = useState<Outcome>({ kind: 'idle' });
	const [refusals, setRefusals] = useState(0);
	const form = useRef<HTMLFormElement>(null);
	const proof = useRef(new ProofOfWork(name));

	useEarlyInput(form);

	useEffect(() => {
		// React shows the messages beside the fields; the browser's own bubbles are for a page without it.
		if (form.current) form.current.noValidate = true;
		takeOver(form.current);
	}, []);

	useEffect(() => {
		if (refusals === 0) return;
		// The summary, when there is one, stands before the fields.
		form.current?.querySelector<HTMLElement>('[role="alert"][tabindex], [aria-invalid="true"]')?.focus();
	}, [refusals]);

	function end(result: Outcome) {
		setOutcome(result);
		if (result.kind === 'rejected') setRefusals((count) => count + 1);
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (outcome.kind === 'sending') return;
		const errors = faultsOf(schema, event.currentTarget);
		if (Object.keys(errors).length > 0) {
			end({ kind: 'rejected', errors });
			return;
		}
		setOutcome({ kind: 'sending' });
		try {
			const body = toBody(new FormData(event.currentTarget));
			const forget = draftsOf(event.currentTarget);
			// The proof changes with each try, what is sent does not: the key belongs to the latter.
			const key = keys[name].keyFor(JSON.stringify(body));
			const result = await submit(`/api/${name}`, JSON.stringify({ ...body, proof: await proof.current.take() }), key);
			if (result.kind === 'sent') {
				forget();
				onSent?.(result, body);
			}
			if (result.kind === 'failed' && result.failure === 'conflict') keys[name].giveUp();
			end(result);
		} catch {
			// The browser lacks something that this needs, and nothing was sent: the form can do it by itself.
			allowLeaving();
			form.current?.submit();
		}
	}

	/** A field that was refused turns quiet as soon as it is right; none turns red while somebody types. */
	function onInput({ target }: FormEvent<HTMLFormElement>) {
		proof.current.begin();
		if (outcome.kind !== 'rejected') return;
		const errors = corrected(schema, outcome.errors, target);
		if (errors === outcome.errors) return;
		setOutcome(Object.keys(errors).length > 0 ? { kind: 'rejected', errors } : { kind: 'idle' });
	}

	const errors = outcome.kind === 'rejected' ? outcome.errors : {};
	const formProps = {
		ref: form,
		method: 'post',
		action: `/api/${name}`,
		'data-js': name,
		onSubmit,
		onInput,
		onFocus: () => proof.current.begin(),
	};
	return { formProps, outcome, errors, refusals };
}
