import { translator } from '../i18n/i18n';

/**
 * A field that no person sees or reaches: what stands in it was written by a program. Neither its name nor its label is one
 * that autofill or a contact card has something for.
 */
export function Honeypot() {
	const t = translator('common');
	return (
		<div className="sr-only" aria-hidden="true">
			<label>
				{t('form.honeypot')}
				<input type="text" name="leaveEmpty" tabIndex={-1} autoComplete="off" />
			</label>
		</div>
	);
}
