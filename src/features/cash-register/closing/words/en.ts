import { plural } from '#kit/shared/plural.ts'

export const noFloat = 'Please enter the money in the drawer'
export const floatUnexplained = 'Please say why it is not what the last closing left'
export const longReason = 'Your reason is too long'
export const noDirection = 'Please choose in or out'
export const noAmount = 'Please enter an amount'
export const reloadReport = 'Please reload the report'
export const noCountedCash = 'Please enter the counted cash'
export const noCountedCard = 'Please enter the total of the card terminal'
export const noWithdrawn = 'Please enter what is taken out'
export const longNote = 'Your note is too long'
export const noClosing = 'There is no such closing'
export const openAlready = 'The till is open already'
export const closedAlready = (current: number) => `This period is closed already: the current one is ${current}`
export const nothingHappened = 'Nothing has happened at the till since it was closed'
export const wrongPieces = 'The coins and notes do not add up to the counted cash'

export const theTill = 'the till'
export const outage = 'The security device is out of order'
export const outageText = 'Sales go on; the outage is recorded in the ledger.'
export const cashIn = 'Cash in'
export const cashOut = 'Cash out'
export const countAndClose = 'Count and close'
export const inDrawer = 'In the drawer'
export const turnoverOf = (amount: string) => `Turnover ${amount}`
export const xReport = (closing: number) => `X report, period ${closing}`

export const isClosed = 'The till is closed'
export const countFloat = 'Count the float.'
export const countFloatLeft = (amount: string) => `Count the float. The last closing left ${amount} in the drawer.`
export const moneyInDrawer = 'Money in the drawer'
export const whyAnother = 'Why another amount?'
export const moreThanLeft = (amount: string) => `${amount} more than the last closing left`
export const lessThanLeft = (amount: string) => `${amount} less than the last closing left`
export const openTill = 'Open the till'
export const isOpen = 'The till is open'

export const putIn = (amount: string) => `${amount} put in`
export const takenOut = (amount: string) => `${amount} taken out`
export const amount = 'Amount'
export const forExampleIn = 'For example: change from the bank'
export const forExampleOut = 'For example: fuel, to the bank'
export const putItIn = 'Put in'
export const takeItOut = 'Take out'

export const countPeriod = (closing: number) => `Count and close period ${closing}`
export const periodClosed = (closing: number, difference: string) =>
  `Period ${closing} is closed, difference ${difference}`
export const closedMeanwhile = (counted: number, closing: number) =>
  `Period ${counted} was closed meanwhile. What you counted is still here: check it for period ${closing}.`
export const closeTill = 'Close the till'
export const countDrawer = 'Count the drawer'
export const countedCash = 'Counted cash'
export const countedCashHint = 'The sum of the pieces, or typed'
export const cardTotal = 'Total of the card terminal'
export const toSafe = 'Taken to the safe or bank'
export const stayInDrawer = (amount: string) => `${amount} stay in the drawer`
export const howDifference = 'How did the difference come about?'
export const noExplanation = 'Please say how the difference came about'
export const isRight = { cash: 'The cash is right', card: 'The card total is right' }
export const tooMuch = {
  cash: (amount: string) => `${amount} too much: the cash differs`,
  card: (amount: string) => `${amount} too much: the card total differs`,
}
export const tooLittle = {
  cash: (amount: string) => `${amount} too little: the cash differs`,
  card: (amount: string) => `${amount} too little: the card total differs`,
}

export const noReceiptsYet = 'No receipts yet'
export const receiptsOf = (count: number, first: number | null, last: number | null) =>
  plural(count, { one: `1 receipt (${first})`, other: `${count} receipts (${first} to ${last})` })
export const reversedOf = (receipts: string, reversed: number) => `${receipts}, ${reversed} reversed`
export const partsOf = (receipts: string, parts: number) =>
  `${receipts}, ${plural(parts, { one: '1 part', other: `${parts} parts` })} given back`
export const paidBy = 'Paid by'
export const paidFor = 'For'
export const vatContained = 'VAT contained'
export const cashiers = 'Cashiers'
export const drawer = 'Drawer'
/** What a report names them, of several each. */
export const ways = { cash: 'Cash', card: 'Card', voucher: 'Vouchers', transfer: 'Bank transfers' }
export const sold = {
  booking: 'Bookings',
  voucher: 'Vouchers sold',
  product: 'Products',
  late_fee: 'Late fees',
  fuel: 'Fuel',
  cleaning: 'Cleaning',
  briefing: 'Briefings',
  damage: 'Damages',
  cancellation_fee: 'Cancellation fees',
  deposit: 'Deposits',
  refund: 'Refunds',
  invoice: 'Invoices',
}
export const vatOf = (percent: number, gross: string) => `${percent} % of ${gross}`
export const movements = { opening: 'Float', cash_in: 'Cash in', cash_out: 'Cash out' }
export const more = (amount: string, reason: string) => `${amount} more than was left, ${reason}`
export const less = (amount: string, reason: string) => `${amount} less than was left, ${reason}`
export const depositsMoved = 'Deposits taken, less given back'
export const shouldBeThere = 'Cash that should be there'

export const closings = 'Closings'
export const theClosings = 'the closings'
export const noClosings = 'Each counted closing stands here with its Z report.'
export const atAccounting = 'Ledger check, export for the tax office and security device'
export const latest = 'Latest closings'
export const older = 'Older closings'
/** Of the column with the numbers of the closings. */
export const number = 'Z'
export const when = 'When'
export const closedBy = 'Closed by'
export const turnover = 'Turnover'
export const counted = 'Counted'
export const difference = 'Difference'
export const cashAndCard = (cash: string, card: string) => `${cash} cash, ${card} card`
export const zReport = 'Z report'
export const zReportPdf = (closing: number) => `Z report ${closing} as PDF`

export const discounts = 'Discounts given'
export const noPercent = 'Please enter per cent from 0 to 100'
export const mayGive = 'Discount employees may give'
export const keep = 'Save'
