/** A column of a booking batch. */
interface Column {
	/** As the second line names it, DATEV's uneven hyphens included. */
	readonly name: string;
	/** Its values stand in quotes, also empty ones. */
	readonly isText: boolean;
}

const text = (...names: string[]) => names.map((name) => ({ name, isText: true }));
const plain = (...names: string[]) => names.map((name) => ({ name, isText: false }));
const pairs = (kind: string, content: string, count: number) =>
	Array.from({ length: count }, (_, at) => text(`${kind} ${at + 1}`, `${content} ${at + 1}`)).flat();

/** The 125 columns of DATEV's booking batch (category 21) in format version 13, of February 2024. */
export const COLUMNS: readonly Column[] = [
	...plain('Umsatz (ohne Soll/Haben-Kz)'),
	...text('Soll/Haben-Kennzeichen', 'WKZ Umsatz'),
	...plain('Kurs', 'Basis-Umsatz'),
	...text('WKZ Basis-Umsatz'),
	...plain('Konto', 'Gegenkonto (ohne BU-Schlüssel)'),
	...text('BU-Schlüssel'),
	...plain('Belegdatum'),
	...text('Belegfeld 1', 'Belegfeld 2'),
	...plain('Skonto'),
	...text('Buchungstext'),
	...plain('Postensperre'),
	...text('Diverse Adressnummer'),
	...plain('Geschäftspartnerbank', 'Sachverhalt', 'Zinssperre'),
	...text('Beleglink'),
	...pairs('Beleginfo - Art', 'Beleginfo - Inhalt', 8),
	...text('KOST1 - Kostenstelle', 'KOST2 - Kostenstelle'),
	...plain('Kost-Menge'),
	...text('EU-Land u. UStID (Bestimmung)'),
	...plain('EU-Steuersatz (Bestimmung)'),
	...text('Abw. Versteuerungsart'),
	...plain('Sachverhalt L+L', 'Funktionsergänzung L+L', 'BU 49 Hauptfunktionstyp', 'BU 49 Hauptfunktionsnummer'),
	...plain('BU 49 Funktionsergänzung'),
	...pairs('Zusatzinformation - Art', 'Zusatzinformation- Inhalt', 20),
	...plain('Stück', 'Gewicht', 'Zahlweise'),
	...text('Forderungsart'),
	...plain('Veranlagungsjahr', 'Zugeordnete Fälligkeit', 'Skontotyp'),
	...text('Auftragsnummer', 'Buchungstyp'),
	...plain('USt-Schlüssel (Anzahlungen)'),
	...text('EU-Land (Anzahlungen)'),
	...plain('Sachverhalt L+L (Anzahlungen)', 'EU-Steuersatz (Anzahlungen)', 'Erlöskonto (Anzahlungen)'),
	...text('Herkunft-Kz', 'Buchungs GUID'),
	...plain('KOST-Datum'),
	...text('SEPA-Mandatsreferenz'),
	...plain('Skontosperre'),
	...text('Gesellschaftername'),
	...plain('Beteiligtennummer'),
	...text('Identifikationsnummer', 'Zeichnernummer'),
	...plain('Postensperre bis'),
	...text('Bezeichnung SoBil-Sachverhalt'),
	...plain('Kennzeichen SoBil-Buchung', 'Festschreibung', 'Leistungsdatum', 'Datum Zuord. Steuerperiode', 'Fälligkeit'),
	...text('Generalumkehr (GU)'),
	...plain('Steuersatz'),
	...text('Land', 'Abrechnungsreferenz'),
	...plain('BVV-Position'),
	...text('EU-Land u. UStID (Ursprung)'),
	...plain('EU-Steuersatz (Ursprung)', 'Abw. Skontokonto'),
];
