/**
 * Headings of the CSV files of banks in Germany, Austria and Switzerland, in lower case and without the currency: the bank,
 * what stands before the cents, and the columns of day, amount, payer, purpose, reference and currency; `-` where it has
 * none. Behind them one that only it has. Written after public descriptions and samples.
 */
export const bankHeadings = `
Sparkasse , buchungstag|betrag|beguenstigter/zahlungspflichtiger|verwendungszweck|kundenreferenz (end-to-end)|waehrung
Sparkasse , buchungstag|betrag|beguenstigter/zahlungspflichtiger|verwendungszweck|-|waehrung
Volksbank , buchungstag|betrag|name zahlungsbeteiligter|verwendungszweck|-|waehrung
Deutsche Bank or Postbank , buchungstag|haben|begünstigter / auftraggeber|verwendungszweck|kundenreferenz|währung
Postbank , buchungstag|betrag|auftraggeber|buchungsdetails
Commerzbank , buchungstag|betrag|-|buchungstext|-|währung|iban kontoinhaber
Commerzbank , buchungstag|betrag|-|buchungstext|-|währung|iban auftraggeberkonto
ING , buchung|betrag|auftraggeber/empfänger|verwendungszweck|-|währung
DKB , buchungsdatum|betrag|zahlungspflichtiger|verwendungszweck|kundenreferenz
comdirect , buchungstag|umsatz|-|buchungstext|-|-|wertstellung (valuta)
N26 . booking date|amount|partner name|payment reference
N26 . date|amount|payee|payment reference
Erste Bank , buchungsdatum|betrag|partnername|buchungs-details|-|währung
Bank Austria , buchungsdatum|betrag|auftraggebername|zahlungsgrund|-|währung
PostFinance . datum|gutschrift|-|avisierungstext
PostFinance . buchungsdatum|gutschrift|-|avisierungstext
UBS . buchungsdatum|gutschrift|beschreibung1|beschreibung3|-|währung
ZKB . datum|gutschrift|buchungstext|zahlungszweck|-|whg|zkb-referenz
`
