import type { Resources } from './resources';

/** The namespaces whose text has this shape. */
export type NamespaceOf<Text> = { [N in keyof Resources]: Resources[N] extends Text ? N : never }[keyof Resources];

/** What a search engine and a link preview read: every page's namespace has one. */
export interface MetaText {
	/** At most 60 characters. */
	readonly title: string;
	/** 70 to 160 characters. */
	readonly description: string;
	/** Comma-separated. */
	readonly keywords: string;
}

/** A heading with text below it. */
export interface TitledText {
	readonly title: string;
	readonly text: string;
}

/** A short fact in a two-column list. */
export interface TermText {
	readonly term: string;
	readonly text: string;
}

/** One frequently asked question; `id` is its fragment, lower case with hyphens. */
export interface FaqText {
	readonly id: string;
	readonly question: string;
	readonly answer: string;
}

/** The ticket-shaped call to action that ends a page. */
export interface CallToActionText {
	readonly title: string;
	readonly text: string;
	readonly button: string;
}

/** A heading over paragraphs. */
export interface ProseText {
	readonly title: string;
	readonly paragraphs: readonly string[];
}

/** A heading over a list. */
export interface ListText<Item> {
	readonly title: string;
	readonly items: readonly Item[];
}

/** The head of a page. */
interface HeroText {
	/** Small label over the headline, where the page has no object that says it. */
	readonly label?: string;
	readonly title: string;
	readonly lead: string;
}

/** A head with a button: 'Demo anfordern' or 'Demo vereinbaren'. */
interface OfferHeroText extends HeroText {
	readonly button: string;
}

/** What every page about an offer has, whatever stands between head and end. */
export interface OfferText {
	readonly meta: MetaText;
	/** Short name for navigation and breadcrumbs. */
	readonly name: string;
	readonly hero: HeroText;
	readonly cta: CallToActionText;
	/** 'Zurück zu …' */
	readonly back: string;
}

/** What the parts need that all solution pages share; what else each tells, a test asks for (`tests/built/documents/requirements.ts`). */
export interface SolutionText {
	readonly hero: OfferHeroText;
	/** Three or four pairs. */
	readonly benefits: ListText<{ readonly before: string; readonly after: string }> & {
		readonly before: string;
		readonly after: string;
	};
	readonly back: string;
	/** Where the evening goes on (`nextInEvening`), with the time. */
	readonly next: string;
}

/** A category page (/solutions/ticketing/ …) or the overview of one. */
export interface CategoryText extends OfferText {
	/** One entry per child page, in the order of the route table; `path` is the child's last segment. */
	readonly children: readonly (TitledText & { readonly path: string; readonly facts: readonly string[] })[];
	/** How the children work together: the sentences that decide. */
	readonly together: ProseText;
	readonly questions: ListText<FaqText>;
}

/** Club, sponsor and government pages. */
export interface AudienceText extends OfferText {
	readonly hero: OfferHeroText;
	readonly challenge: ProseText;
	/** `path` is a site route of the offering meant. */
	readonly solution: ListText<TitledText & { readonly path: string }>;
	readonly benefits: ListText<TitledText>;
	/** What the board, the office or the sponsor needs for a decision, as a checklist. */
	readonly checklist: ListText<string>;
	readonly questions: ListText<FaqText>;
}

/** The ten rows of a hardware comparison. */
export type DeviceField =
	| 'deviceType'
	| 'formFactor'
	| 'operatingSystem'
	| 'paymentTypes'
	| 'printer'
	| 'scanner'
	| 'peripherals'
	| 'connection'
	| 'compatibility'
	| 'power';

/** One class of device with all ten fields filled; a missing feature reads e.g. 'ohne'. */
export interface DeviceClassText {
	/** Stable, lower case with hyphens. Its name is in `devices/fields`. */
	readonly id: string;
	/** One sentence: who takes this one. */
	readonly fits: string;
	readonly fields: Readonly<Record<DeviceField, string>>;
}

/** /devices/<group>/ */
export interface DeviceGroupText extends OfferText {
	/** `note`: what devices of the group cost, in no plan; `scene`: what is drawn of them. */
	readonly hero: HeroText & { readonly note: string; readonly scene: string };
	/** `select` labels the dropdowns, 'select …' in English as the customer has it. */
	readonly comparison: TitledText & { readonly select: string; readonly classes: readonly DeviceClassText[] };
	/** Three questions that lead to a class: the situation and the advice. */
	readonly advice: ListText<TitledText>;
	readonly questions: ListText<FaqText>;
}

/** A legal page: quiet text with a table of contents made from the sections. */
export interface LegalText {
	readonly meta: MetaText;
	readonly name: string;
	readonly title: string;
	readonly lead: string;
	/** Day of the text, e.g. '20. November 2026'. */
	readonly asOf: string;
	/** `id` is the fragment. A paragraph may hold {{placeholders}} filled from the operator file; `list` follows the paragraphs; `table` comes last. */
	readonly sections: readonly {
		readonly id: string;
		readonly title: string;
		readonly paragraphs: readonly string[];
		readonly list?: readonly string[];
		readonly table?: { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
	}[];
}
