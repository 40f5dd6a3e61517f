import { translator } from '../../../i18n/i18n';
import { queueExample } from '../../../tools/queue/model';
import { paymentSource } from '../../../tools/queue/payment-times';
import { tenths } from '../../../tools/written';
import { formatWhole } from '../../../ui/amounts';
import { Section } from '../../../ui/Section';
import { TermList } from '../../TermList';

/** The model in two sentences, and where each number comes from. */
export function Sources() {
	const t = translator('tools/queue');
	const { publisher, institute, payments, published } = paymentSource;
	const values = {
		publisher,
		institute,
		payments: formatWhole(payments),
		year: published.slice(0, 4),
		scan: tenths.write(queueExample.scanTenths),
		rush: queueExample.rushPercent,
		handling: tenths.write(queueExample.handlingTenths),
	};
	const items = (['model', 'payment', 'scan', 'rest'] as const).map((name) => ({
		term: t(`sources.${name}.term`),
		text: t(`sources.${name}.text`, values),
	}));
	return (
		<Section title={t('sources.title')} split>
			<TermList items={items} />
		</Section>
	);
}
