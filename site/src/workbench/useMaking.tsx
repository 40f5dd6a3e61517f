import { type ReactNode, useRef, useState } from 'react';
import { textOf } from '../i18n/i18n';
import { inTime } from '../missing-file';
import css from './ToolNotes.module.css';

/** How long after a file was given to the browser the visitor hears what to do where none came, milliseconds. */
const AWAITED_MS = 3_000;

/** Makes something for the visitor to take along, and says where nothing comes of it. */
interface Making {
	/** @param work resolves to false where the browser doesn't print (`print`) */
	readonly make: (kind: 'print' | 'file', work: () => Promise<unknown>) => void;
	/** The message about the last file, if there is one. */
	readonly note: ReactNode;
}

/** @param missing what is said where the code that makes it didn't come */
export function useMaking(missing = textOf('common').tools.notTaken.print): Making {
	const [said, say] = useState<'print' | 'file' | 'missing'>();
	const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
	const make: Making['make'] = (kind, work) => {
		clearTimeout(timer.current);
		say(undefined);
		inTime(work()).then(
			(isPrinted) => {
				if (isPrinted === false) say('print');
				// No browser tells whether it has saved a file.
				if (kind === 'file') timer.current = setTimeout(() => say('file'), AWAITED_MS);
			},
			() => say('missing'),
		);
	};
	const note =
		said === 'file' ? (
			<p className={css.awaited} role="status">
				{textOf('common').tools.notTaken.file}
			</p>
		) : (
			said && (
				<p className={css.refused} role="alert">
					{said === 'missing' ? missing : textOf('common').tools.notTaken.print}
				</p>
			)
		);
	return { make, note };
}
