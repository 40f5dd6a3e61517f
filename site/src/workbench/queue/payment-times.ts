/**
 * How long a payment takes, in tenths of a second: means measured in shops.
 *
 * Deutsche Bundesbank with forsa, about 10,000 payments, published in January 2023. Its study of 2019 measured other ways
 * of paying, slower ones, and is not mixed in. Shops are no bars: what people pack up there is in the figures.
 */
export const paymentTenths = {
	/** Smartphone or watch. */
	phone: 140,
	/** Card held to the reader, without PIN. */
	contactless: 152,
	/** Cash over all amounts. */
	cash: 187,
	/** Cash below 10 €. */
	smallCash: 152,
	/** Cash above 100 €. */
	largeCash: 329,
	/** Card held to the reader, with PIN or signature. */
	contactlessWithPin: 233,
	/** Card put into the reader. */
	inserted: 257,
} as const;

/** Where `paymentTenths` is from, for the page that names it. */
export const paymentSource = {
	publisher: 'Deutsche Bundesbank',
	institute: 'forsa',
	/** Year and month. */
	published: '2023-01',
	payments: 10_000,
} as const;

/** A way to pay; its name is a text of the page. */
export type PaymentId = keyof typeof paymentTenths;

/** All of them, in the order of a list. */
export const paymentIds = Object.keys(paymentTenths) as readonly PaymentId[];
