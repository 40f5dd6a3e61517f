import { type RefObject, useRef, useState } from 'react';
import form from '../../forms/Fault.module.css';
import { useEarlyInput } from '../../forms/useEarlyInput';
import { translator } from '../../i18n/i18n';
import { inTime } from '../../missing-file';
import type { CrestFault } from './crest';
import css from './RoutingSlip.module.css';

/** A crest that was read. */
export interface ChosenCrest {
	/** Name of its file. */
	readonly name: string;
	readonly png: Blob;
	/** Of the picture that was drawn from it: an object URL, which has to be revoked when it is replaced. */
	readonly url: string;
}

interface Props {
	readonly crest: ChosenCrest | undefined;
	readonly onCrest: (crest: ChosenCrest | undefined) => void;
	readonly field: RefObject<HTMLInputElement | null>;
}

/** Takes a picture of the club's crest, chosen or dropped, and says what is wrong with it. */
export function CrestField({ crest, onCrest, field }: Props) {
	const t = translator('tools/cards');
	const [fault, setFault] = useState<CrestFault | 'missing'>();
	const [step, setStep] = useState<'busy' | 'removed'>();
	const drop = useRef<HTMLParagraphElement>(null);
	/** The file that was chosen last: one before it may take longer to draw. */
	const latest = useRef<File>(null);

	const take = async (file: File) => {
		latest.current = file;
		setFault(undefined);
		setStep('busy');
		const read = await inTime(import('./crest')).then(
			({ readCrest }) => readCrest(file),
			() => ({ fault: 'missing' }) as const,
		);
		if (latest.current !== file) return;
		if ('fault' in read) setFault(read.fault);
		else onCrest({ name: file.name, png: read.png, url: URL.createObjectURL(read.png) });
		setStep(undefined);
		// The same file may be chosen again, after it was changed.
		if (field.current) field.current.value = '';
	};

	const remove = () => {
		onCrest(undefined);
		setStep('removed');
		// The button that had the focus goes.
		field.current?.focus();
	};

	useEarlyInput(drop, () => field.current?.files?.[0] && void take(field.current.files[0]));

	return (
		<>
			<p ref={drop} className={css.drop}>
				<label htmlFor="karten-wappen">{t('crest.choose')}</label>
				<input
					ref={field}
					type="file"
					id="karten-wappen"
					accept="image/png,image/jpeg,image/svg+xml"
					aria-describedby="karten-wappen-hinweis"
					aria-invalid={fault ? true : undefined}
					onChange={({ target }) => target.files?.[0] && void take(target.files[0])}
				/>
			</p>
			<p id="karten-wappen-hinweis">{t('crest.hint')}</p>
			<div role="status">
				{fault && <p className={form.fault}>{t(`crest.faults.${fault}`)}</p>}
				{step ? <p>{t(`crest.${step}`)}</p> : crest && <p>{t('crest.taken', { name: crest.name })}</p>}
			</div>
			{crest && (
				<button type="button" className={css.remove} onClick={remove}>
					{t('crest.remove')}
				</button>
			)}
		</>
	);
}
