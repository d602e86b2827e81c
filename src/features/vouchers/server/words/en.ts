// Of all mails about a voucher.
export const question = 'A question?'
export const callOrWrite = (reference: string) =>
  `Call or write us, and please have your reference ${reference} at hand:\n`
export const order = 'Order'
export const recipient = 'For'
export const howToPay = 'How to pay'
export const canceledWithout = (day: string) => `Without a transfer by ${day} we cancel the order, at no cost to you.`
export const withdraw = 'Withdraw from contract'
export const modelForm = 'Model withdrawal form'

// The order.
export const orderedSubject = (reference: string, euros: string) =>
  `Your voucher order ${reference}: please transfer ${euros}`
export const dueBy = (day: string) => `Due by ${day}. The voucher comes by mail as soon as the money is here.`
export const orderIsComplete = 'The order of the voucher has been completed!'
export const thanksOrdered = (name: string) =>
  `Thank you, ${name}. Your voucher comes to this address as soon as your transfer has arrived.`
export const thanksOrderedFor = (name: string, recipient: string) =>
  `Thank you, ${name}. Your voucher for ${recipient} comes to this address as soon as your transfer has arrived.`

// The reminder.
export const reminderSubject = (euros: string) => `Your voucher is waiting for ${euros}`
export const notSeen = (reference: string) => `We have not seen your transfer for order ${reference} yet.`
export const isWaiting = 'Your voucher is waiting for you'
export const notArrived = (name: string, day: string) =>
  `Hello ${name}, your transfer, due on ${day}, has not arrived yet. If it is on its way, all is well.`

// The end of an order.
export const canceledSubject = (reference: string) => `Your voucher order ${reference} was canceled`
export const nothingToPay = 'No transfer has arrived. Nothing is to be paid any more.'
export const orderIsCanceled = 'We have canceled your order'
export const canceledLead = (name: string) =>
  `Hello ${name}, no transfer for your voucher has arrived, so we have canceled the order. Nothing is to be paid any more.`
export const stillWanted = 'You still want it?'
export const orderAgain = 'Order it again whenever you like. If your money is on its way, it is not lost: tell us.'
export const orderVoucher = 'Order a voucher'
export const returnedSubject = (amount: string, reference: string) =>
  `${amount} for your voucher order ${reference} went back to you`
export const getBack = (amount: string) => `You get ${amount} back`
export const gaveBack = (name: string, amount: string, reason: string) =>
  `Hello ${name}, we gave ${amount} back to the account you paid with. ${reason}.`

// The voucher.
export const voucherSubject = (amount: string) => `Your ${amount} voucher`
export const voucherSubjectFor = (amount: string, recipient: string) => `Your ${amount} voucher for ${recipient}`
export const asPdf = 'As a PDF to print or to pass on, with its code and how much is left on it.'
export const voucherFor = (recipient: string) => `A voucher for ${recipient}`
export const hereItIs = 'Here is your voucher'
export const thanksPaid = (name: string) =>
  `Thank you, ${name}. The voucher is paid and attached as a PDF: print it, or pass it on as it is.`
export const code = 'Code'
export const howUsed = 'How it is used'
export const codeIsEntered =
  'The code is entered when a boat is booked. What is left stays on the voucher for the next time.'
export const chooseBoat = 'Choose a boat'
export const whatIsLeft = 'What is left on it'
export const ownPage =
  'Balance, history and the PDF are on a page of its own. Whoever has this link can use the voucher.'
export const openVoucher = 'Open my voucher'
export const linkWorks = (years: number) => `The link works for ${years} years; the voucher has no end date.`

// The card.
export const forTheLake = 'A voucher for the lake'
export const scanOrEnter = 'Scan the code, or enter it when you book:'
export const cardTerms =
  'For every boat we rent. What is left stays on the voucher; it has no end date and is not paid out in cash.'
