export const noNumber = (least: number, most: number) => `Please enter a number from ${least} to ${most}`
export const noAccount = 'Please enter an account of 4 to 8 digits'
export const otherLength = 'All accounts need as many digits as this one'
export const changedMeanwhile = 'Somebody else changed the accounts meanwhile. Please open them again.'
export const accountsFirst = 'Please enter the accounts and the numbers of your tax adviser first'
export const oneYear = 'Please choose days of one fiscal year, and of one calendar year'

export const accounting = 'Accounting'
export const theTakings = 'the takings'
export const spans = { month: 'Month', year: 'Year' }
export const until = (now: string, before: string) => `Until ${now}; the year before until ${before}.`
export const turnoverText =
  'At the till, less what was taken back; without sold vouchers, deposits and online payments.'
export const yearBefore = 'Year before'
export const splits = { kind: 'For what', rate: 'VAT rate', way: 'Payment', person: 'Sold by', product: 'Products' }
export const redeemed = 'Vouchers redeemed'
export const growth = 'Change'
export const quantity = 'Quantity'

export const forAdviser = 'For the tax adviser'
export const forOffice = 'For the tax office'
export const datevText =
  'A booking batch (EXTF) of each receipt by account. Nothing is locked: your adviser checks it first.'
export const cashBook = 'Cash book'
export const cashBookText = 'The cash of the month above, day by day.'
export const changeAccounts = 'Change accounts'
export const chart = 'Chart of accounts'
export const consultant = 'Number of the adviser'
export const client = 'Number of the client'
export const firstMonth = 'Fiscal year begins in'
export const accounts = {
  ...{ cash: 'Cash', transit: 'Cards and transfers on their way', moves: 'Cash from and to safe or bank' },
  ...{ revenue_19: 'Revenue, 19 %', revenue_7: 'Revenue, 7 %', revenue_0: 'Revenue without VAT' },
  ...{ revenue_other: 'Revenue of other rates', compensation: 'Damages and cancellation fees' },
  ...{ vouchers: 'Vouchers sold', deposits: 'Deposits held', surplus: 'Count too high', shortage: 'Count too low' },
  ...{ eu_consumer: 'Invoices: EU consumers', reverse_charge: 'Invoices: reverse charge' },
  ...{ third_country: 'Invoices: outside the EU', small_business: 'Invoices: small business' },
  ...{ exempt: 'Invoices: exempt', debtors: 'Invoices: customers from (one digit more)' },
}

// The cash book.
export const cashBookOf = (month: string) => `Cash book, ${month}`
export const sheet = (month: string, page: number) => `Sheet ${month}/${page}`
export const columns = ['For what', 'Receipts', 'In', 'Out', 'Balance']
export const opening = 'Opening balance'
export const closing = 'Closing balance'
export const carried = 'Carried forward'
export const brought = 'Brought forward'
export const sums = 'Sums of the month'
