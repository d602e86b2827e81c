export const chooseOne = 'Choose a receipt to see, print or reverse it.'
export const theReceipts = 'the receipts'
export const theReceipt = 'the receipt'
export const sinceClosing = 'Every sale since the last closing stands here.'
export const reversedMark = 'reversed'
export const partlyMark = 'partly given back'
export const older = 'Older receipts'

export const reverse = 'Reverse'
export const vatId = (number: string) => `VAT ID ${number}`
export const receipt = 'Receipt'
export const date = 'Date'
export const takenAt = 'Taken without a network'
export const customer = 'Customer'
/** What it reverses is a link. */
export const reversalOf = <T>(link: T, reason: string) => ['Reversal of ', link, `: ${reason}`]
export const reversedBy = <T>(link: T) => ['Reversed by ', link]
export const reversed = 'Reversed'
/** `receipts`: links. */
export const partlyBy = <T>(receipts: T) => ['Given back in part by ', receipts]
export const stillStands = (amount: string) => `${amount} are left of it`
export const received = 'Received'
export const rate = 'Rate'
export const net = 'Net'
export const gross = 'Gross'
export const fingerprint = (letters: string) => `Fingerprint ${letters}`
export const notSigned = 'The security device was out of order, so this receipt is not signed.'

export const isReversal = 'A reversal is not taken back. Please make the sale again.'
export const isDeposit = 'A deposit is corrected where the boat is checked out or returned'
export const nothingToReverse = 'There is nothing to take back'
export const isCounted = 'This receipt was counted in a closing. Please ask an admin.'
export const reversedAlready = (by: number | undefined) =>
  by === undefined ? 'This receipt was taken back already' : `This receipt was taken back already by receipt ${by}`
export const chooseLines = 'Please choose what is given back'
export const onlyWhole = 'This can only be given back whole'
export const lessLeft = 'Somebody has given some of it back meanwhile. Please look again.'
export const backIs = (total: string) => `For this ${total} go back`
export const totalIs = (total: string) => `This receipt is over ${total}`
export const bookingCanceled = 'This booking was canceled. What goes back of it is given back as a refund.'
export const bookingNotPaid = 'This booking is not paid any more'
export const voucherWithdrawn = 'This voucher was withdrawn from, and its money was given back already'
export const voucherUsed = 'This voucher was used already, so its sale cannot be taken back'

/** Kept with a voucher, of what it paid. */
export const bookingBack = (receipt: number) => `Receipt ${receipt} was taken back: booking`
export const productsBack = (receipt: number) => `Receipt ${receipt} was taken back: products at the till`

export const reverseNumber = (receipt: number | null) => `Reverse receipt ${receipt}`
export const isPartlyBack = (receipt: number | null, by: number) =>
  `A part of receipt ${receipt} is given back by receipt ${by}`
export const isReversed = (receipt: number | null, by: number) => `Receipt ${receipt} is reversed by receipt ${by}`
export const wasOut = (boats: string) => `${boats}: handed over already`
export const owesAgain = 'The booking counts as unpaid again, and whoever had the boat still owes its price.'
export const unpaidAgain =
  'What was paid is unpaid again. The receipt stays in the ledger, with a second one that takes it back.'
export const leftAt = (left: number, price: string) => `${left} left, ${price} each`
export const onTheShelf = (product: string) => `Put ${product} back into the stock`
export const backOf = (back: number, all: number) => `${back} of ${all} given back`
export const goBack = {
  cash: (amount: string) => `${amount} go back in cash.`,
  card: (amount: string) => `${amount} go back to the card.`,
  voucher: (amount: string, voucher: string) => `${amount} go back onto ${voucher}.`,
}
export const comeBack = {
  cash: (amount: string) => `${amount} come back in cash.`,
  card: (amount: string) => `${amount} come back from the card.`,
}
export const voucherCode = 'Voucher code'
