import { useEffect, useRef, useState } from 'react';
import { translator } from '../../../../i18n/i18n';
import { button } from '../../../../ui/button';
import { numberIn } from '../ticket/code';
import css from './Camera.module.css';
import { type CameraFault, scan } from './scanner';

interface Props {
	readonly onCheck: (number: number) => void;
	/** There is no camera for us. */
	readonly onFault: (fault: CameraFault) => void;
}

/** The device's camera behind a window with a ticket's outline. It goes on by a press, and off by itself. */
export function Camera({ onCheck, onFault }: Props) {
	const t = translator('tools/matchday/gate');
	const [state, setState] = useState<'off' | 'asking' | 'on'>('off');
	const [isForeign, setForeign] = useState(false);
	const video = useRef<HTMLVideoElement>(null);
	const running = useRef<AbortController>(undefined);
	/** What is done with a number knows the evening as it is then. */
	const check = useRef(onCheck);

	useEffect(() => {
		check.current = onCheck;
	});
	useEffect(() => () => running.current?.abort(), []);

	const start = async () => {
		if (video.current === null) return;
		const controller = new AbortController();
		running.current = controller;
		setForeign(false);
		setState('asking');
		const fault = await scan({
			video: video.current,
			signal: controller.signal,
			onStart: () => setState('on'),
			onCode: (text) => {
				const number = numberIn(text);
				setForeign(number === undefined);
				if (number !== undefined) check.current(number);
			},
		});
		setState('off');
		if (fault && !controller.signal.aborted) onFault(fault);
	};

	return (
		<div className={css.camera} data-state={state}>
			<div data-part="window">
				<video ref={video} playsInline muted />
				<svg viewBox="0 0 260 170" aria-hidden="true">
					<path d="M12 3h236a9 9 0 0 1 9 9v50a23 23 0 0 0 0 46v50a9 9 0 0 1-9 9H12a9 9 0 0 1-9-9v-50a23 23 0 0 0 0-46V12a9 9 0 0 1 9-9z" />
					<path d="M188 4v162" data-part="tear" />
				</svg>
			</div>
			<p role="status">
				{state === 'asking' && t('camera.asking')}
				{state === 'on' && t(isForeign ? 'camera.foreign' : 'camera.on')}
			</p>
			<p>
				<b>{t('camera.stays')}</b>
				{` ${t('camera.ends')}`}
			</p>
			{state === 'off' ? (
				<button type="button" className={button()} onClick={() => void start()}>
					{t('camera.start')}
				</button>
			) : (
				<button type="button" className={button()} onClick={() => running.current?.abort()}>
					{t('camera.stop')}
				</button>
			)}
		</div>
	);
}
