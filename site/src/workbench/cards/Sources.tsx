import { qrTexts } from '../../content/qr';
import { translator } from '../../i18n/i18n';
import { TermList } from '../../sections/TermList';
import { Section } from '../../ui/Section';
import { TEXT_CONTRAST } from './contrast';
import { decimal } from './outcome';
import { rolls, seasonPass, ticket } from './sizes';

/** Where sizes and contrast come from, and what stays on the visitor's device. */
export function Sources() {
	const t = translator('tools/cards');
	const values = {
		passWidth: decimal(seasonPass.width, 2),
		passHeight: decimal(seasonPass.height, 2),
		ticketWidth: ticket.width,
		ticketHeight: ticket.height,
		narrow: rolls.narrow.printable,
		wide: rolls.wide.printable,
		contrast: decimal(TEXT_CONTRAST, 1),
		text: qrTexts.sample,
	};
	const items = (['pass', 'ticket', 'receipts', 'colour', 'code', 'files'] as const).map((name) => ({
		term: t(`sources.${name}.term`),
		text: t(`sources.${name}.text`, values),
	}));
	return (
		<Section title={t('sources.title')} split>
			<TermList items={items} />
		</Section>
	);
}
