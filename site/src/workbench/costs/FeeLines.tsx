import type { ReactNode } from 'react';
import { statedIn } from '../../content/fact';
import { offer } from '../../content/offer';
import { textOf, translator } from '../../i18n/i18n';
import hint from '../ToolNotes.module.css';
import { cents, hundredths } from '../written';
import type { CostsNumber } from './fields';
import css from './Lines.module.css';
import { hasOpenFee, type Tariff } from './tariff';

interface Props {
	/** The offer's: what it names isn't asked for. */
	readonly tariff: Tariff;
	readonly ticketsPerOrder: number;
	/** A field to fill in. */
	readonly blank: (name: CostsNumber) => ReactNode;
}

/** True while nobody has said what the online fee is taken of. */
const isPerOpen = statedIn(offer.onlineFeePer) === undefined;

/** The fees of a transaction: the offer's, or while they are open the visitor's. */
export function FeeLines({ tariff, ticketsPerOrder, blank }: Props) {
	const text = textOf('tools/costs').fees;
	const t = translator('tools/costs');
	const isOpen = hasOpenFee(tariff);
	const line = (name: 'online' | 'card', per: ReactNode) => {
		const fee = tariff[`${name}Fee`];
		return (
			<p className={css.line}>
				<span>{per}</span>
				<span className={css.values}>
					{fee.status === 'open' ? (
						<>
							{blank(`${name}BasisPoints`)}
							<span>+</span>
							{blank(`${name}FixedCents`)}
						</>
					) : (
						t('fee', { percent: hundredths.write(fee.basisPoints), cents: cents.write(fee.fixedCents) })
					)}
				</span>
			</p>
		);
	};
	/** A text with one blank in it. */
	const around = (sentence: string, name: CostsNumber) => {
		const [before, after] = sentence.split(`{{${name}}}`);
		return (
			<>
				<span>{before}</span>
				{blank(name)}
				<span>{after}</span>
			</>
		);
	};
	return (
		<div className={css.fees}>
			<p className={css.note}>
				<strong>{text.title[isOpen ? 'open' : 'known']}</strong>{' '}
				{isOpen && <span className={hint.hint}>{text.text}</span>}
			</p>
			{line(
				'online',
				tariff.onlineFeePer === 'ticket'
					? text.perTicket
					: around(text[ticketsPerOrder === 1 ? 'perOrder_one' : 'perOrder_other'], 'ticketsPerOrder'),
			)}
			{line('card', around(text.perPayment, 'barPaymentCents'))}
			{isPerOpen && <p className={css.note}>{text.order}</p>}
		</div>
	);
}
