import { translator } from '../../i18n/i18n';
import { formatWhole } from '../../money/amounts';
import { TermList } from '../../sections/TermList';
import { Section } from '../../ui/Section';
import { tenths } from '../written';
import { queueExample } from './model';
import { paymentSource } from './payment-times';

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
