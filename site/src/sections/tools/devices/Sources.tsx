import { translator } from '../../../i18n/i18n';
import { devicesExample } from '../../../tools/devices/answers';
import { BAR_HANDLING_TENTHS, SPARE_FROM } from '../../../tools/devices/model';
import { paymentSource, paymentTenths } from '../../../tools/queue/payment-times';
import { tenths } from '../../../tools/written';
import { Section } from '../../../ui/Section';
import { TermList } from '../../TermList';

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
