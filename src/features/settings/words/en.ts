export const loadingHours = 'Loading the opening hours'
export const everyDay = 'Every day'
export const allYear = 'all year round'
export const closed = 'closed'
export const seasons = {
  general: 'High season',
  begin: 'Start of the season',
  end: 'End of the season',
  off: 'Seasonal break',
}
export const hoursFromTo = (opens: string, closes: string) => `${opens} – ${closes}`
export const endOfFebruary = 'end of February'
export const openUntil = (time: string) => `Open now until ${time}`
export const closedNow = 'Closed at the moment'
export const opensToday = (time: string) => `Opens today at ${time}`
export const opensTomorrow = (time: string) => `Opens tomorrow at ${time}`
export const closedUntil = (day: string) => `Closed until ${day}`

export const someBookings = 'bookings'
export const someVouchers = 'vouchers'
export const someReceipts = 'receipts'
/** `what`: `bookings and vouchers`. */
export const currencyFixed = (what: string, currency: string) =>
  `There are ${what} in ${currency} already: the currency can be changed before the first of them only`

export const currencyTitle = 'Currency'
export const currencyText =
  'Prices, fees, vouchers, payments and the till are in it. Amounts stay the numbers they are.'
export const currencyLabel = 'Prices are in'
export const currencyHint = 'It can be changed until the first booking, voucher or receipt.'

export const noCurrency = 'Please choose dollars, euros, francs or pounds'
export const noLanguage = 'Please choose a language'
