import { translator } from '../../i18n/i18n';
import { TermList } from '../../sections/TermList';
import { Section } from '../../ui/Section';
import { tariffOf } from './offered';
import { hasOpenFee } from './tariff';

/** How the year is reckoned, and where each number comes from. */
export function Sources() {
	const t = translator('tools/costs');
	const fees = hasOpenFee(tariffOf()) ? 'open' : 'known';
	const items = [
		{ term: t('sources.prices.term'), text: t('sources.prices.text') },
		{ term: t(`sources.fees.term.${fees}`), text: t(`sources.fees.text.${fees}`) },
		{ term: t('sources.rounding.term'), text: t('sources.rounding.text') },
		{ term: t('sources.example.term'), text: t('sources.example.text') },
	];
	return (
		<Section title={t('sources.title')}>
			<TermList items={items} />
		</Section>
	);
}
