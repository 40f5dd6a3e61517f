import { translator } from '../../i18n/i18n';
import { TermList } from '../../sections/TermList';
import { Section } from '../../ui/Section';
import { paymentSource, paymentTenths } from '../queue/payment-times';
import { tenths } from '../written';
import { devicesExample } from './answers';
import { BAR_HANDLING_TENTHS, SPARE_FROM } from './model';

/** Where classes and numbers come from, and what the list leaves out. */
export function Sources() {
	const t = translator('tools/devices');
	const values = {
		percent: devicesExample.barPercent,
		handling: tenths.write(BAR_HANDLING_TENTHS),
		cash: tenths.write(paymentTenths.cash),
		card: tenths.write(paymentTenths.contactless),
		publisher: paymentSource.publisher,
		from: SPARE_FROM,
	};
	const items = (['classes', 'gate', 'bar', 'left'] as const).map((name) => ({
		term: t(`sources.${name}.term`),
		text: t(`sources.${name}.text`, values),
	}));
	return (
		<Section title={t('sources.title')} split>
			<TermList items={items} />
		</Section>
	);
}
