export const amount = 'Betrag'
export const recipient = 'Empfänger'
export const reference = 'Verwendungszweck'
export const dueBy = 'Fällig bis'
export const scanCode = 'Oder scannen Sie diesen Code mit Ihrer Banking-App, dann ist alles ausgefüllt:'
export const paymentCode = 'Zahlungscode für Ihre Banking-App'
export const payOnline = 'Stattdessen online bezahlen'

export const reasons: Readonly<Record<string, string>> = {
  'The amount taken differs from the amount to be paid': 'Es wurde ein anderer Betrag eingezogen, als zu zahlen war',
  'The payment was given back': 'Die Zahlung wurde zurückgegeben',
  'We could not complete your order': 'Wir konnten Ihre Bestellung nicht abschließen',
  'The booking does not exist any more': 'Die Buchung gibt es nicht mehr',
  'The booking was paid already': 'Die Buchung war schon bezahlt',
  'The price was changed meanwhile': 'Der Preis hat sich inzwischen geändert',
  'You changed your booking': 'Sie haben Ihre Buchung geändert',
  'The booking was changed meanwhile': 'Die Buchung wurde inzwischen geändert',
  'The boat was taken meanwhile': 'Das Boot ist inzwischen belegt',
  'The booking was canceled': 'Die Buchung wurde storniert',
  'You canceled your booking': 'Sie haben Ihre Buchung storniert',
  'The rest was not paid in time': 'Der Rest wurde nicht rechtzeitig bezahlt',
  'We had to cancel': 'Wir mussten stornieren',
  'You withdrew from the contract': 'Sie haben den Vertrag widerrufen',
  'This voucher was paid already': 'Dieser Gutschein war schon bezahlt',
}
