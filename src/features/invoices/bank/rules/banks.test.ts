import { expect, test } from 'vitest'
import { guessColumns, linesByColumns } from './columns.ts'
import { decodeText, readCsv } from './csv.ts'

/** Each bank's file with one line that came in, for invoice 2026-0001, and one that went out; made after public descriptions. */
const brandt = 'Boote Brandt'
const files: readonly [bank: string, text: string, more?: object][] = [
  [
    'Sparkasse',
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Glaeubiger ID";"Mandatsreferenz";"Kundenreferenz (End-to-End)";"Sammlerreferenz";"Lastschrift Ursprungsbetrag";"Auslagenersatz Ruecklastschrift";"Beguenstigter/Zahlungspflichtiger";"Kontonummer/IBAN";"BIC (SWIFT-Code)";"Betrag";"Waehrung";"Info"
"DE89370400440532013000";"01.06.26";"01.06.26";"GUTSCHR. UEBERWEISUNG";"Rechnung 2026-0001";"";"";"E-1";"";"";"";"${brandt}";"DE1";"X";"1119,50";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"01.06.26";"01.06.26";"LASTSCHRIFT";"Strom";"";"";"";"";"";"";"Stadtwerke";"DE1";"X";"-80,00";"EUR";"Umsatz gebucht"
"DE89370400440532013000";"02.06.26";"";"GUTSCHRIFT";"x";"";"";"";"";"";"";"y";"DE1";"X";"5,00";"EUR";"Umsatz vorgemerkt"`,
    { reference: 'E-1', account: 'DE89370400440532013000' },
  ],
  [
    'Sparkasse',
    `"Auftragskonto";"Buchungstag";"Valutadatum";"Buchungstext";"Verwendungszweck";"Beguenstigter/Zahlungspflichtiger";"Kontonummer";"BLZ";"Betrag";"Waehrung";"Info"
"532013000";"01.06.26";"01.06.26";"GUTSCHRIFT";"EREF+E-1SVWZ+Rechnung 2026-0001";"${brandt}";"DE1";"X";"1119,50";"EUR";"Umsatz gebucht"`.replace(
      'E-1SVWZ',
      'E-1 SVWZ',
    ),
    { reference: 'E-1' },
  ],
  [
    'Volksbank',
    `Bezeichnung Auftragskonto;IBAN Auftragskonto;BIC Auftragskonto;Bankname Auftragskonto;Buchungstag;Valutadatum;Name Zahlungsbeteiligter;IBAN Zahlungsbeteiligter;BIC (SWIFT-Code) Zahlungsbeteiligter;Buchungstext;Verwendungszweck;Betrag;Waehrung;Saldo nach Buchung;Bemerkung;Gekennzeichneter Umsatz;Glaeubiger ID;Mandatsreferenz
Konto;DE89370400440532013000;G;Volksbank;01.06.2026;01.06.2026;${brandt};DE1;X;Gutschrift;Rechnung 2026-0001 EREF: E-1;1119,50;EUR;;;;;
Konto;DE89370400440532013000;G;Volksbank;01.06.2026;01.06.2026;Strom;DE1;X;Lastschrift;;-80,00;EUR;;;;;`,
    { reference: 'E-1', account: 'DE89370400440532013000' },
  ],
  [
    'Deutsche Bank or Postbank',
    `Umsätze;Girokonto;;
IBAN;DE89370400440532013000
Letzter Kontostand;;;;5.000,00;EUR
Buchungstag;Wert;Umsatzart;Begünstigter / Auftraggeber;Verwendungszweck;IBAN / Kontonummer;BIC;Kundenreferenz;Mandatsreferenz ;Gläubiger ID;Fremde Gebühren;Betrag;Abweichender Empfänger;Anzahl der Aufträge;Anzahl der Schecks;Soll;Haben;Währung
1.6.2026;1.6.2026;SEPA-Gutschrift;${brandt};Rechnung 2026-0001;DE1;X;E-1;;;;1.119,5;;;;;1.119,5;EUR
1.6.2026;1.6.2026;Lastschrift;Strom;;DE1;X;;;;;-80;;;;-80;;EUR
Kontostand;1.6.2026;;;5.000,00;EUR`,
    { reference: 'E-1', account: 'DE89370400440532013000' },
  ],
  [
    'Postbank',
    `"Buchungstag";"Wertstellung";"Umsatzart";"Buchungsdetails";"Auftraggeber";"Empfänger";"Betrag (€)";"Saldo (€)"
"01.06.2026";"01.06.2026";"Gutschrift";"Rechnung 2026-0001";"${brandt}";"Wir";"1.119,50 €";"2.000,00 €"`,
  ],
  [
    'Commerzbank',
    `Buchungstag;Wertstellung;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber;Kategorie
01.06.2026;01.06.2026;Gutschrift;${brandt} Rechnung 2026-0001 End-to-End-Ref.: E-1;1119,5;EUR;DE89370400440532013000;
01.06.2026;01.06.2026;Lastschrift;Strom;-80;EUR;DE89370400440532013000;`,
    { payer: '', purpose: `${brandt} Rechnung 2026-0001`, reference: 'E-1', account: 'DE89370400440532013000' },
  ],
  [
    'ING',
    `Umsatzanzeige;Datei erstellt am: 02.06.2026 10:00

IBAN;DE89 3704 0044 0532 0130 00
Saldo;1.234,56;EUR

Buchung;Wertstellungsdatum;Auftraggeber/Empfänger;Buchungstext;Verwendungszweck;Saldo;Währung;Betrag;Währung
01.06.2026;01.06.2026;${brandt};Gutschrift;Rechnung 2026-0001;5.000,00;EUR;1.119,50;EUR
01.06.2026;01.06.2026;Strom;Lastschrift;;5.000,00;EUR;-80,00;EUR`,
    { account: 'DE89 3704 0044 0532 0130 00' },
  ],
  [
    'DKB',
    `"Girokonto";"DE89370400440532013000"
""
"Kontostand vom 02.06.2026:";"1.234,56 €"
""
"Buchungsdatum";"Wertstellung";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Umsatztyp";"IBAN";"Betrag (€)";"Gläubiger-ID";"Mandatsreferenz";"Kundenreferenz"
"01.06.26";"01.06.26";"Gebucht";"${brandt}";"Wir";"Rechnung 2026-0001";"Eingang";"DE1";"1.119,5";"";"";"E-1"
"02.06.26";"";"Vorgemerkt";"x";"Wir";"";"Eingang";"DE1";"1.000";"";"";""`,
    { reference: 'E-1', account: 'DE89370400440532013000' },
  ],
  [
    'comdirect',
    `;
"Umsätze Girokonto";"Zeitraum: 30 Tage";
"Neuer Kontostand";"1.134,11 EUR";

"Buchungstag";"Wertstellung (Valuta)";"Vorgang";"Buchungstext";"Umsatz in EUR";
"offen";"--";"Übertrag";"Auftraggeber: x";"3,00";
"01.06.2026";"01.06.2026";"Übertrag / Überweisung";"Auftraggeber: ${brandt} Buchungstext: Rechnung 2026-0001 Ref. 7Q2";"1.119,50";
"01.06.2026";"01.06.2026";"Lastschrift / Belastung";"Strom";"-80,00";`,
    { purpose: `Auftraggeber: ${brandt} Buchungstext: Rechnung 2026-0001 Ref. 7Q2` },
  ],
  [
    'N26',
    `"Booking Date","Value Date","Partner Name","Partner Iban",Type,"Payment Reference","Account Name","Amount (EUR)","Original Amount","Original Currency","Exchange Rate"
2026-06-01,2026-06-01,"${brandt}",DE1,"Credit Transfer","Rechnung 2026-0001","Hauptkonto",1119.50,,,
2026-06-01,,Strom,DE1,"Direct Debit","","Hauptkonto",-80.00,,,`,
  ],
  [
    'N26',
    `"Date","Payee","Account number","Transaction type","Payment reference","Amount (EUR)","Amount (Foreign Currency)","Type Foreign Currency","Exchange Rate"
"2026-06-01","${brandt}","DE1","Income","Rechnung 2026-0001","1119.5","","",""`,
  ],
  [
    'Erste Bank',
    `"Buchungsdatum","Partnername","Partner IBAN","BIC/SWIFT","Partner Kontonummer","Bankleitzahl","Betrag","Währung","Buchungs-Details"
"01.06.2026","${brandt}","AT1","G","","","1.119,50","EUR","Rechnung 2026-0001"`,
  ],
  [
    'Raiffeisen ELBA',
    `01.06.2026;"Auftraggeber: ${brandt} Zahlungsgrund: Rechnung 2026-0001";01.06.2026;1.119,50;EUR;01.06.2026 10:11:12:123
01.06.2026;"Strom";01.06.2026;-80,00;EUR;01.06.2026 10:11:12:123`,
    { purpose: `Auftraggeber: ${brandt} Zahlungsgrund: Rechnung 2026-0001` },
  ],
  [
    'Bank Austria',
    `Buchungsdatum;Valutadatum;Buchungstext;Interne Notiz;Währung;Betrag;Belegdaten;Belegnummer;Auftraggebername;Auftraggeberkonto;Auftraggeber BLZ;Empfängername;Empfängerkonto;Empfänger BLZ;Zahlungsgrund
01.06.2026;01.06.2026;GUTSCHRIFT;;EUR;1.119,50;;;${brandt};AT1;1;Wir;AT2;2;Rechnung 2026-0001`,
  ],
  [
    'PostFinance',
    `Datum von:;2026-06-01
Buchungsart:;Alle Buchungen
Konto:;CH9300762011623852957
Währung:;CHF
Buchungsdatum;Avisierungstext;Gutschrift;Lastschrift;Valuta;Saldo
2026-06-01;"GUTSCHRIFT VON FREMDBANK AUFTRAGGEBER: ${brandt} MITTEILUNGEN: Rechnung 2026-0001";1119.50;;2026-06-01;
2026-06-01;"STROM";;-80.00;2026-06-01;

Disclaimer:
Dies ist kein durch PostFinance AG erstelltes Dokument.`,
    {
      ...{ currency: 'CHF', account: 'CH9300762011623852957' },
      purpose: `GUTSCHRIFT VON FREMDBANK AUFTRAGGEBER: ${brandt} MITTEILUNGEN: Rechnung 2026-0001`,
    },
  ],
  [
    'PostFinance',
    `Datum;Bewegungstyp;Avisierungstext;Gutschrift in CHF;Lastschrift in CHF;Label;Kategorie
01.06.2026;Gutschrift;"AUFTRAGGEBER: ${brandt} MITTEILUNGEN: 2026-0001";1119.50;;;`,
    { currency: 'CHF', purpose: `AUFTRAGGEBER: ${brandt} MITTEILUNGEN: 2026-0001` },
  ],
  [
    'UBS',
    `Kontonummer:;0230 00123456.01;
IBAN:;CH93 0076 2011 6238 5295 7;
Bewertet in:;CHF;

Abschlussdatum;Abschlusszeit;Buchungsdatum;Valutadatum;Währung;Belastung;Gutschrift;Einzelbetrag;Saldo;Transaktions-Nr.;Beschreibung1;Beschreibung2;Beschreibung3;Fussnoten;
2026-06-01;10:00:00;2026-06-01;2026-06-01;CHF;;1'119.50;;5'000.00;99;"${brandt}";"Gutschrift";"Rechnung 2026-0001";;`,
    { currency: 'CHF', account: 'CH93 0076 2011 6238 5295 7' },
  ],
  [
    'ZKB',
    `"Datum";"Buchungstext";"Whg";"Betrag Detail";"ZKB-Referenz";"Referenznummer";"Belastung CHF";"Gutschrift CHF";"Valuta";"Saldo CHF";"Zahlungszweck";"Details"
"01.06.2026";"${brandt}";"CHF";"";"Z1";"";"";"1119.50";"01.06.2026";"5000.00";"Rechnung 2026-0001";""
"01.06.2026";"Belastungen";"CHF";"";"Z2";"";"80.00";"";"01.06.2026";"5000.00";"";""`,
    { currency: 'CHF' },
  ],
]

test.each(files.map(([bank, text, more], i) => [bank, i, text, more] as const))(
  'A file of %s (%i) is read without being asked about, in UTF-8 and as Windows wrote it.',
  (bank, _, text, more) => {
    for (const bytes of [Buffer.from(`\ufeff${text}`), Buffer.from(text.replaceAll('€', '\x80'), 'latin1')]) {
      const rows = readCsv(decodeText(bytes).replace(/^\ufeff/, ''))
      const columns = guessColumns(rows)
      expect(columns?.bank).toBe(bank)
      const { lines, problems } = linesByColumns(rows, columns as NonNullable<typeof columns>)
      expect(problems).toEqual([])
      expect(lines).toEqual([
        {
          ...{ account: expect.any(String), bookedOn: '2026-06-01', amount: 111_950, currency: 'EUR', payer: brandt },
          ...{ reference: '', purpose: 'Rechnung 2026-0001', bankId: '', source: 'csv', ...more },
        },
      ])
    }
  },
)

test('What is not booked yet is counted as such, and a file of nobody we know is asked about.', () => {
  const rows = readCsv(files[0]?.[1] ?? '')
  const columns = guessColumns(rows)
  expect(columns && linesByColumns(rows, columns)).toMatchObject({ outgoing: 1, pending: 1 })
  expect(guessColumns(readCsv('Buchungstag;Name;Betrag\n01.06.2026;x;1,00'))?.bank).toBeUndefined()
})
