import { plural } from '#kit/shared/plural.ts'

export const opening = 'Opening the till'
export const titles = {
  select_booking: 'Select Booking',
  select_voucher: 'Select Voucher',
  select_products: 'Select Products',
  checkout: 'Checkout',
}
export const whatIsPaid = 'What is paid'
export const selections = { select_booking: 'Bookings', select_voucher: 'Vouchers', select_products: 'Products' }
/** Behind a number. */
export const inTheCart = ' in the cart'
export const toVouchers = 'Back to vouchers'
export const toBookings = 'Back to bookings'
export const toProducts = 'Back to products'
export const addProducts = 'Add products'

export const theBookings = 'the unpaid bookings'
export const dayBefore = 'The day before'
export const nextDay = 'The next day'
export const today = 'Today'
export const noBookings = 'There are no unpaid bookings for this day'
export const toGiveBack = 'To give back'
export const feesOwed = 'Fees still owed'
export const paidOnlineNow = 'Being paid online right now'
export const whoCanceled = (name: string) => `${name}, canceled`

export const theVouchers = 'the unpaid vouchers'
export const noVouchers = 'There are currently no unpaid vouchers'
export const voucher = (reference: string) => `Voucher ${reference}`
export const ordered = (day: string) => `Ordered ${day}`
export const mailAndVoucher = (email: string, reference: string) => `${email}, voucher ${reference}`
export const refund = (boat: string) => `Refund: ${boat}`
export const opensTill = <T>(float: string, link: (text: string) => T) => [
  `The till is closed: this opens it with ${float}, as it was left. `,
  link('Count first'),
]
export const noShowFee = (boat: string) => `Fee, as nobody came: ${boat}`
export const cancellationFee = (boat: string) => `Cancellation fee: ${boat}`
export const canceledBooking = (reference: string, day: string, canceled: string) =>
  `Booking ${reference} of ${day}, canceled ${canceled}`

export const cart = 'Cart'
export const emptyCart = 'The cart is empty. Press a product to add it.'
export const emptyIt = 'Empty the cart'
export const cartHolds = (products: number, total: string) =>
  plural(products, { one: `Cart: 1 product, ${total}`, other: `Cart: ${products} products, ${total}` })
export const checkout = 'Checkout'
export const checkoutFor = (total: string) => `Checkout ${total}`
export const service = 'Service'
export const noneLeft = 'None left'
export const left = (count: number) => `${count} left`
export const cartUnchanged = 'The cart could not be changed'
export const cartGone = 'The cart was sold or given up meanwhile. Please choose the products again.'

export const howPaid = 'How it is paid'
export const givenBack = 'Given back'
export const paidBy = 'Paid by'
export const inCash = 'In cash'
export const toCard = 'To the card'
export const pleaseWait = 'Please wait'
export const tryAgain = 'Try again'
export const giveBack = (amount: string) => `Give back ${amount}`
export const take = (amount: string) => `Take ${amount}`
export const complete = 'Complete'
export const toPay = 'To pay'
export const amountToGiveBack = (amount: string) => `To give back ${amount}`
export const amountToPay = (amount: string) => `To pay ${amount}`
export const withChange = (toPay: string, change: string) => `${toPay}, change ${change}`
export const lessVoucher = (total: string, voucher: string) => `${total} less ${voucher} by voucher`
export const received = 'Money received'
export const usualSums = 'Usual sums'
export const exact = 'Exact'
export const noAmount = 'Please enter an amount with at most two decimals'
export const missing = (amount: string) => `${amount} missing`

export const lookAtReceipts = 'Look at the receipts'
export const findingOut = 'Finding out what became of this sale.'
export const didNotArrive =
  'This sale did not arrive before the page was loaded again: nothing was taken. Try again, or change it.'
export const noAnswer = 'There was no answer'
/** `why` without a full stop. */
export const nobodyKnows = (why: string) =>
  `${why}. Nobody knows whether the payment was registered. Try again: it is never taken twice.`
export const changeSale = 'Change the sale'
export const gone = {
  booking: 'This booking is paid already, or was canceled.',
  voucher: 'This voucher is paid already, or was canceled.',
  refund: 'This money was given back already.',
  fee: 'This fee is paid already.',
}
export const chooseAnother = 'Choose another'
export const onlyProducts = 'Only the products'
export const payingOnline = 'The customer is paying online right now. Please look again in a minute.'
export const lookAtCart = 'Look at the cart'
export const putCashIn = 'Put cash in'
export const inPlaceOf = (name: string, price: string, was: string) => `${name} ${price} in place of ${was}`
export const amountChanged = (changes: string) => `The amount has changed: ${changes}.`
export const goOnWith = (amount: string) => `Go on with ${amount}`
export const lookAtAmount = 'The amount has changed, please look at it'
export const failed = 'An error has occurred'

export const nothingChosen = 'Please choose what is paid'
export const settledAlready = {
  booking: 'This booking is paid already',
  voucher: 'This voucher is paid already',
  refund: 'This money was given back already',
  fee: 'This fee is paid already',
}
export const wasCanceled = {
  booking: 'This booking was canceled meanwhile',
  voucher: 'This voucher was canceled meanwhile',
}
export const nothingToSettle = {
  refund: 'There is nothing to give back by hand',
  fee: 'There is no fee to pay',
}
export const noVoucher = 'There is no such voucher'
export const isHeld = 'The customer is about to pay for this booking online. It is free in a few minutes at most.'
export const refundFirst = 'Please give the money back first, and sell the products afterwards'
export const voucherPaysFor = 'A voucher pays for boats and products only'
export const anotherVoucher =
  'Another voucher pays a part of this booking already, and only one counts for each booking'
export const productsChanged = 'The products have changed meanwhile. Please look at the cart again.'
export const onlyLeft = (name: string, left: number) => `Only ${left} of ${name} left`
export const amountIs = (amount: string) => `The amount is ${amount} now`
export const voucherPays = (amount: string) => `The voucher pays ${amount} now`
export const missingOf = (missing: string, amount: string) => `${missing} of ${amount} are missing`

export const registered = 'The payment was registered'
export const stayOnVoucher = (amount: string) => `${amount} stay on the voucher`
export const nextSale = 'Next sale'
export const goesBack = 'Back to the list.'
export const toMainMenu = 'Back to the main menu.'
export const giveItBack = 'Give back'
export const backToCard = 'Back to the card'
export const nothingToPay = 'Nothing to pay'
export const takenExactly = 'Taken, no change'
export const paidByCard = 'Paid by card'

export const hoursOn = (duration: string, day: string) => `${duration} on ${day}`
export const nightsFrom = (nights: string, day: string) => `${nights} from ${day}`
/** What is kept of a sale. */
export const andMore = (first: string, others: number) => `${first} and ${others} more`
export const bookingAtTill = (reference: string, boat: string) => `Booking ${reference}, ${boat}: at the till`
export const productsAtTill = 'Products at the till'
export const lessByVoucher = (what: string, amount: string) => `${what}, less ${amount} by voucher`
export const lessDownPayment = (what: string, amount: string) => `${what}, less ${amount} of down payment`
export const paidAhead = (amount: string) => `${amount} down payment`
export const receiptSubject = (receipt: number, boat: string, day: string) => `Receipt ${receipt}: ${boat} on ${day}`
export const itIsPaid = 'Thank you, it is paid'
export const paidAtTill = (name: string) => `Hello ${name}, this is what you paid at our till.`
export const paidInsteadOfTransfer = (name: string) =>
  `Hello ${name}, this is what you paid at our till. The bank transfer is no longer needed.`
export const vatAt = (vat: string, percent: number) => `${vat} VAT at ${percent}%`
export const containsVat = (vat: string) => `Contains ${vat}.`

// Without a network.
export const cashFor = (what: string) => `Cash for ${what}`
export const customer = 'Customer'
export const takeAndKeep = (amount: string) => `Take ${amount}, send it later`
export const sentLater =
  'There is no network. The receipt is made once there is, and carries both times. Until then the sale is kept here.'
export const onlyCash = 'There is no network: only cash can be taken, for bookings and products. What you typed stays.'

// A new voucher, discounts, and several payments.
export const newVoucher = 'New voucher'
export const forWhom = 'For whom, and by mail'
export const discount = 'Discount'
export const discountFor = (reason: string, percent?: number) =>
  `Discount${percent === undefined ? '' : ` ${percent}%`}: ${reason}`
export const replaces = (what: string) => `Takes the place of the one given before: ${what}`
export const wholeReceipt = 'Whole receipt'
export const offWhat = 'Off what'
export const reasons = ['Regular customer', 'Complaint', 'Damaged', 'Group', 'Staff']
export const giveDiscount = 'Give discount'
export const takeOff = (what: string) => `Take away: ${what}`
export const upTo = (percent: number) => `Employees may give up to ${percent}%.`
export const noPercent = 'Please enter per cent up to 100, or an amount'
export const discountTooHigh = (most: number) => `You may give up to ${most}%. Please ask an admin for more.`
export const anotherCode = 'Another voucher code'
export const codeEnding = (end: string, amount: string) => `Voucher …${end}: ${amount}`
export const split = 'Split'
export const people = 'How many people pay'
export const freely = 'Any amount'
export const thisPart = 'This part'
export const takePart = (part: string, left: string) => `Take ${part} of ${left}`
export const tooMuch = (left: string) => `Only ${left} are left to pay`
export const overpaid = (more: string) =>
  `${more} more was taken than there is to pay. Please take away a payment below.`
export const partsAre = (sum: string, amount: string) => `The payments come to ${sum}, and ${amount} are to be paid`
export const atOnce = 'All at once'
export const percentOrAmount = 'Per cent, or an amount'
export const depositFor = (boat: string) => `Deposit ${boat}`
export const depositBackFor = (boat: string) => `Deposit ${boat} given back`
