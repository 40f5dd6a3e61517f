import { useEffect, useState } from 'react';
import { answerTime, type MeasuredTime } from '../../content/answer-time';
import { LANGUAGE, translator } from '../../i18n/i18n';
import css from './AnswerTime.module.css';

/** How many messages were answered in time, once that is measured. Its place is kept free, so that nothing moves when it comes. */
export function AnswerTime() {
	const text = translator('contact-page');
	const [measured, setMeasured] = useState<MeasuredTime>();
	useEffect(() => void answerTime(Date.now()).then(setMeasured), []);
	if (measured === undefined) return <p className={css.measured} />;
	const [days, inTime, counted] = [measured.days, measured.inTime, measured.counted].map((number) =>
		number.toLocaleString(LANGUAGE),
	);
	return <p className={css.measured}>{text('measured', { days, inTime, counted })}</p>;
}
