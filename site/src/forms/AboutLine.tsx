import { planName } from '../content/plans';
import { translator } from '../i18n/i18n';
import { button } from '../ui/button';
import css from './AddressSlip.module.css';
import { type About, aboutName } from './about';

interface Props {
	readonly about: About;
	readonly onRemove: () => void;
}

/** What the message is about, with the fields that say so, and a button that takes it away. */
export function AboutLine({ about, onRemove }: Props) {
	const t = translator('contact');
	const common = translator('common');
	const interval = 'plan' in about ? about.interval : undefined;
	const name = 'page' in about ? common(`pages.${about.page}`) : t('about.plan', { plan: planName(about.plan) });
	return (
		<div className={css.slip}>
			<input type="hidden" name="about" value={aboutName(about)} />
			{interval && <input type="hidden" name="interval" value={interval} />}
			<span>
				{`${t('about.label')} `}
				<strong>{name}</strong>
				{interval && ` (${t(`about.${interval}`)})`}
			</span>
			<button type="button" className={button('quiet', 'small')} onClick={onRemove}>
				{t('about.remove')}
			</button>
		</div>
	);
}
