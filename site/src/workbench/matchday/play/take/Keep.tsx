import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { textOf, translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { CopyButton } from '../../../CopyButton';
import { download } from '../../../download';
import { ADDRESS_MAX, eveningIn, writeEvening } from '../../address';
import type { Event } from '../../events';
import type { Names } from '../../names';
import type { Play } from '../usePlay';
import css from './Take.module.css';

/** Bytes of the largest file that is read: twice what the longest log takes. */
const FILE_MAX = 200_000;
const FILE_NAME = 'probe-spieltag.txt';

interface Props {
	readonly names: Names;
	readonly events: readonly Event[];
	readonly begin: Play['begin'];
}

/** The address of an evening, whole. */
export function eveningAddress(names: Names, events: readonly Event[]): string {
	return location.origin + location.pathname + writeEvening({ names, events });
}

/** Keeps the evening: in the page's address, or as a file. Nothing is stored, and nothing is sent. */
export function Keep({ names, events, begin }: Props) {
	const t = translator('tools/matchday/take');
	const text = textOf('tools/matchday/take').keep;
	const router = useRouter();
	/** The address, and the evening that it is of. */
	const [kept, setKept] = useState<{ readonly address: string; readonly events: readonly Event[] }>();
	const [said, setSaid] = useState('');
	const [isRefused, setRefused] = useState(false);
	const field = useRef<HTMLInputElement>(null);
	const isCurrent = kept?.events === events;
	const isLong = kept !== undefined && kept.address.length > ADDRESS_MAX;

	// In the place of the button that was pressed; its beginning shows.
	useEffect(() => {
		if (kept === undefined || field.current === null) return;
		field.current.focus();
		field.current.scrollLeft = 0;
	}, [kept]);

	const keep = () => {
		const address = eveningAddress(names, events);
		setKept({ address, events });
		setSaid('');
		if (address.length > ADDRESS_MAX) return;
		const hash = address.slice(address.indexOf('#') + 1);
		void router.navigate({ to: '.', search: true, hash, replace: true, resetScroll: false, hashScrollIntoView: false });
	};
	const save = () => {
		download(new Blob([`${eveningAddress(names, events)}\n`], { type: 'text/plain' }), FILE_NAME);
	};
	const open = async (file: File) => {
		const log = file.size <= FILE_MAX ? eveningIn(await file.text().catch(() => '')) : undefined;
		setRefused(log === undefined);
		setSaid(log ? t('keep.opened', { count: log.events.length }) : '');
		if (log) begin(log.names, log.events);
	};

	return (
		<section className={css.keep}>
			<h2>{text.title}</h2>
			{kept && isCurrent && !isLong ? (
				<>
					<p data-part="address">
						<input
							ref={field}
							readOnly
							aria-label={text.address}
							value={kept.address}
							onFocus={({ target }) => target.select()}
						/>
						<CopyButton words={text} text={() => kept.address} />
					</p>
					<p role="status">{text.inAddress}</p>
				</>
			) : (
				<>
					<button type="button" className={button('quiet')} onClick={keep}>
						{text.act}
					</button>
					<p role="status">{isCurrent ? text.long : kept ? text.older : text.how}</p>
				</>
			)}
			<p data-part="file">
				<button type="button" onClick={save}>
					{text.save}
				</button>
				<label>
					<span>{text.open}</span>
					<input
						type="file"
						accept=".txt,text/plain"
						onChange={({ target }) => {
							const [file] = target.files ?? [];
							if (file) void open(file);
							// The same file may be opened again.
							target.value = '';
						}}
					/>
				</label>
			</p>
			{isRefused && <p role="alert">{text.refusedFile}</p>}
			<p role="status">{said}</p>
		</section>
	);
}
