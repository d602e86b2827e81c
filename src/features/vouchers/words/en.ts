export const voucherOf = (amount: string) => `${amount} voucher`
export const transferReference = (reference: string) => `Voucher ${reference}`

export const checkDetails = 'Please check your entered details'
export const tooLittle = (least: string) => `The voucher amount must be at least ${least}`
export const tooMuch = (most: string) => `The voucher amount must be at most ${most}`
export const notWhole = (currency: string) => `The voucher amount must be a whole number of ${currency}`
export const noName = 'Please enter a valid first and last name'
export const noStreet = 'Please enter a valid street & house number'
export const longAdditional = 'Additional address details are too long'
export const noCity = 'Please enter a valid ZIP code & city'
export const longRecipient = 'The name of the recipient is too long'
export const noBackground = 'Please choose a background'
export const longText = 'Your text is too long'
export const notAgreed = 'Please agree to the privacy policy'
export const noMethod = 'Please choose how you want to pay'
export const linkIncomplete = 'This link is incomplete'

export const onlySimulated = 'Orders are only simulated here'
export const linkInvalid = 'This link is not complete. Please copy it from the mail once more.'
export const linkExpired = 'This link has expired. Your voucher still counts when you book with its code.'
export const beingPlaced = 'This order is being placed at this moment, please try again'
export const notPaid = 'This voucher is not paid yet'
export const paidAlready = 'This voucher is paid already'
export const withdrawn = 'You withdrew from this order'

export const heading = 'Give a day on the lake'
export const lead =
  'A voucher for any of our boats. It comes by mail as a card to print, and what is left on it stays on it.'
export const yourVoucher = 'Your voucher'
export const yourOrder = 'Your order'
export const titleFor = (name: string) => `A voucher for ${name}`
export const titleForLake = 'A voucher for the lake'
export const enterCode = 'Enter the code when you book'
export const codeComes = 'Your code comes once it is paid'

export const theCard = 'The card'
export const background = 'Background'
export const forWhom = 'For whom'
export const yourText = 'Your words'
export const amount = 'Amount'
export const amountHint = (currency: string, least: string) => `Whole ${currency}, at least ${least}`
export const yourDetails = 'Your details'
export const goesToYou = 'The voucher goes to your email address, so that you can give it away yourself.'
export const salutation = 'Salutation'
export const salutations = { none: 'None', mr: 'Mr.', ms: 'Ms.', mx: 'Mx.' }
export const name = 'First and last name'
export const email = 'Email'
export const street = 'Street and house number'
export const additional = 'Additional address details'
export const city = 'ZIP code and city'
export const payment = 'Payment'
export const paymentMethod = 'Payment method'
export const transfer = 'Bank transfer'
export const transferText = 'Due five days after the order. The voucher comes by email once the money is here.'
export const online = {
  paypal: { label: 'PayPal', text: 'Pay now. The voucher comes at once.' },
  card: { label: 'Card, Apple Pay or Google Pay', text: 'Pay now on a page of Stripe. The voucher comes at once.' },
}
export const agree = <T>(link: (text: string) => T) => ['I agree to the ', link('privacy policy')]
export const whatYouOrder = 'What you order'
export const orderedFor = (recipient: string) => `Voucher${recipient && ` for ${recipient}`}, without an end date`
export const sentByMail = 'Sent by email, as a PDF'
export const order = 'Order with obligation to pay'
export const orderAndPay = 'Order and pay'

export const pay = (amount: string) => `Pay ${amount}`
export const comesOncePaid = 'The voucher comes by mail as soon as you have paid.'
export const tooLate = 'The time to pay is over. Nothing was taken, and you can simply order again.'
export const changeOrder = 'Change my order'
export const payLater = 'Pay later'

export const completed = 'The order of the voucher has been completed!'
export const demonstration =
  'This was a demonstration: nothing was ordered and no mail was sent. Everything else looks just like this.'
export const followsTransfer = 'The voucher follows as soon as this transfer has arrived:'
export const attached = (amount: string, reference: string) =>
  `The ${amount} voucher is attached to it as a PDF, to print or to pass on. Your order number is ${reference}.`
export const pageOfVoucher = 'View your voucher'
export const voucherToPrint = 'View and print your voucher'
export const orderAnother = 'Order another'

export const code = 'Voucher code'
export const codeOrPromo = 'Voucher or promo code'
export const removeCode = 'Remove'
export const apply = 'Apply'
export const tryAgain = 'Try again'
export const applied = (amount: string) => `Voucher is applied: ${amount}`
export const appliedInPart = (amount: string, left: string) =>
  `Voucher is applied: ${amount}, ${left} of it stays on the voucher`
export const appliedAloud = (amount: string) => `Voucher is applied, ${amount}`
export const codeInvalid = (code: string) => `${code} is invalid`
export const invalidAloud = (code: string) => `Voucher is invalid: ${code}`
export const notChecked = 'The voucher could not be checked, please try again'
export const notApplied = 'Please apply the voucher, or remove its code'

export const lookingUp = 'Looking up your voucher …'
export const waiting = (amount: string) => `${amount} are waiting on your voucher`
export const chooseBoat = 'Choose a boat'
export const filledIn = (code: string) => `Its code ${code} is filled in when you book.`
export const invalid = 'Voucher is invalid'
export const nothingOn = (code: string) =>
  `${code} is no voucher with anything left on it. Please compare it with the card.`
export const checkFailed = 'The voucher could not be checked'
export const pleaseRetry = 'Please try again'

export const looking = 'Looking for your voucher'
export const paidOrder = (reference: string) => `Paid, order ${reference}`
export const codeEnded = (reference: string) => `The code of order ${reference} no longer counts.`
export const nothingBack = 'Nothing was paid, so nothing goes back.'
export const wentBack = (amount: string) => `${amount} went back the way you paid.`
export const goesBack = (amount: string) => `${amount} go back the way you paid, within 14 days at the latest.`
export const orderOne = 'Order a voucher'
export const canceled = 'This order was canceled'
export const noPayment = (reference: string) =>
  `No payment came for order ${reference}, so nothing is to be paid any more.`
export const changedMind = <T>(link: (text: string) => T) => [
  'You changed your mind within 14 days? ',
  link('Withdraw from contract'),
]
export const expired = 'This link has expired'
export const expiredText =
  'It worked for three years. Your voucher still counts: enter its code when you book a boat, or write us for a new link. '
export const broken = 'This link does not work'
export const brokenText =
  'Something of it is missing or was changed on the way. Please open it from the mail once more, or copy all of it. If that does not help, write us. '
export const notLoaded = 'Your voucher could not be loaded'
export const retrySoon = 'Please try again in a moment.'
export const toVouchers = 'To the vouchers'

export const toBePaid = (amount: string) => `${amount} voucher, to be paid`
export const comesOnceHere = (reference: string) =>
  `Order ${reference}. The voucher comes by mail as soon as the money is here.`
export const byTransfer = 'By bank transfer'
export const orOnline = 'Or online, at once'
export const payOnline = 'Pay online'

export const left = (amount: string) => `${amount} left`
export const usedUp = 'All used up'
export const leftOf = (balance: string, amount: string) => `${balance} of ${amount}`
export const asPdf = 'Voucher as PDF'
export const pdfFailed = 'The PDF could not be loaded, please try again'
export const uses = 'What it was used for'
export const noUses = 'Nothing yet. All of it is still there.'
