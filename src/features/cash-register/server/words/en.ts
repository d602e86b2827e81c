/** Reason of a float that nobody counted in. */
export const openedByItself = 'Opened by itself'

// On papers, which are in the language of the rental.
export const vatId = (number: string) => `VAT id ${number}`

// The receipt.
export const forCustomer = (name: string) => `For ${name}`
export const servedBy = (cashier: string) => `Served by ${cashier}`
/** On the receipt of what was taken while there was no network. */
export const takenAt = (when: string) => `Taken without a network: ${when}`
export const takenBackBy = (receipt: number | null) => `Taken back by receipt ${receipt}`
export const partlyBackBy = (receipts: string) => `Given back in part by receipt ${receipts}`
export const reversalOf = (receipt: number) => `Reversal of receipt ${receipt}`
export const cashReceived = 'Cash received'
export const givenBack = (way: string) => `${way}, given back`
export const thanks = 'Thank you, and fair winds.'
export const receiptAndFingerprint = (receipt: number | null, fingerprint: string) =>
  `Receipt ${receipt}, fingerprint ${fingerprint}`

// The Z report.
export const zReport = (closing: number) => `Z report ${closing}`
export const sold = 'Sold'
export const quantity = 'Quantity'
/** Heads those who served. */
export const cashiers = 'Served by'
export const noReceipts = 'No receipts'
export const receipts = (first: number, last: number | null) => `Receipts ${first} to ${last}`
export const someTakenBack = (receipts: string, reversals: number) => `${receipts}, ${reversals} taken back`
export const closedBy = (cashier: string) => `Closed by ${cashier}`
export const cashCounted = 'Cash counted'
export const cashDifference = 'Cash difference'
export const leftInDrawer = 'Left in the drawer'
export const takenInCash = 'Taken in cash'
export const cashInDrawer = 'Cash in the drawer'
export const shouldBeThere = 'Should be there'
export const takenOut = 'Taken out'
export const cardTerminal = 'Card terminal'
export const takenByCard = 'Taken by card'
export const cashMoved = 'Cash moved'
export const by = 'By'
export const note = 'Note'
export const countedBy = 'Counted by'
export const checkedBy = 'Checked by'
export const entryOfLedger = (position: number, fingerprint: string) =>
  `Entry ${position} of the ledger, fingerprint ${fingerprint}`
export const pageOf = (page: number, pages: number) => `${page} of ${pages}`
