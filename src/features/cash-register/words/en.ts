import { plural } from '#kit/shared/plural.ts'

export const checkDetails = 'Please check your entered details'
export const noReceipt = 'There is no such receipt'
export const noBooking = 'There is no such booking'
export const noSale = 'There is no such sale'
export const noReceived = 'Please enter the money received'
export const noReason = 'Please enter a reason'

export const cashRegister = 'Cash Register'
export const receipts = 'Receipts'
export const openAndClose = 'Open & close'

export const reason = 'Reason'
export const print = 'Print'
export const total = 'Total'
export const change = 'Change'
export const vat = 'VAT'
export const cashier = 'Cashier'
export const noEntries = 'There are no entries yet'
export const kindNames: Readonly<Record<string, string>> = {
  reversal: 'Reversal',
  refund: 'Refund',
  deposit: 'Deposit',
}
export const ways = { cash: 'Cash', card: 'Card', voucher: 'Voucher', transfer: 'Bank transfer', online: 'Online' }
export const byVoucher = (amount: string) => `${amount} by voucher`
export const nights = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })
export const receiptNumber = (receipt: number | null) => `Receipt ${receipt}`
/** Within a sentence. */
export const numbered = (receipt: number) => `receipt ${receipt}`
export const onlyInDrawer = (amount: string) => `There are only ${amount} in the drawer`

export const exportTitle = 'Export'
export const exportText = 'The closings of a period as CSV files after DSFinV-K 2.4, for the tax office.'
export const from = 'From'
export const to = 'To'
export const noPeriod = 'Please choose a last day that is not before the first'
export const lastBeforeFirst = 'The last day is before the first'
export const notClosedThen = 'The till was not closed in this time'
export const tooMuch = 'This is too much for one file: please choose a shorter time'
export const exportIt = 'Export'
