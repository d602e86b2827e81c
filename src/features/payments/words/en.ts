import { plural } from '#kit/shared/plural.ts'

/** Who takes the money, by the way in which one pays. */
export const providers = { paypal: 'PayPal', card: 'Stripe' }
export const ways = { paypal: 'PayPal', card: 'Card, Apple Pay or Google Pay' }
export const paymentFailed = { paypal: 'The payment via PayPal failed', card: 'The payment by card failed' }
export const nothingTaken = 'Nothing was taken.'
export const tryAgainOrElse = 'Nothing was taken. You can try again or pay in another way.'
export const tryAgain = 'Try again'
export const leftToPay = <T>(time: T) => [time, ' left to pay']
export const minutesLeft = (minutes: number) =>
  plural(minutes, { one: '1 minute left to pay', other: `${minutes} minutes left to pay` })

export const loadingOf = (name: string) => `${name} is being loaded`
export const paypalNotLoaded = 'PayPal could not be loaded'
export const paypalBlocked =
  'Something keeps its script from this page, perhaps an ad blocker. You can also choose another way to pay.'
export const away = (name: string) => `${name} does not answer at the moment`
export const awayText = (name: string) =>
  `Nothing is lost: the time to pay goes on below, and you can try again. If ${name} stays away, pay by bank transfer.`
export const noConnection = 'You cannot pay right now: there is no connection'
export const noConnectionText =
  'Nothing is lost: what you typed is kept, and so is your order until the time below is over. As soon as you are back online you go on here, without doing anything.'
export const waiting = (name: string) => `We are waiting for ${name}'s answer`
export const waitingText =
  'This usually takes a few seconds. You can leave this page: we go on without it and write you a mail.'

export const paid = (price: string) => `${price} paid`
export const moneyBack = 'You get your money back'
export const moneyBackText = (price: string) => `${price} goes back to where you paid from.`
export const timeIsOver = 'The time to pay is over'
export const lookOnceMore = {
  boat: 'We look once more whether you have paid. If not, the boat is released.',
  order: 'We look once more whether you have paid. If not, the order is released.',
}
export const released = {
  boat: 'Nothing was taken, and the boat was released.',
  order: 'Nothing was taken, and the order was released.',
}
export const givenUp = 'The payment was given up'

export const testPayment = <T>(strong: (text: string) => T) => [
  strong('Test payment.'),
  ' PayPal is not set up here, so no money moves. You approve or refuse the payment on a page that stands in for it.',
]
export const testCardPayment = <T>(strong: (text: string) => T) => [
  strong('Test payment.'),
  ' Stripe is not set up here, so no money moves. You approve or refuse the payment on a page that stands in for it, and come back here.',
]
export const onStripesPage =
  'You enter your card, or choose Apple Pay or Google Pay, on a page of our payment service Stripe. Then you come back here.'
export const payByCard = (price: string) => `Pay ${price} by card`
export const payWith = 'Pay with'
export const payInNewTab = (price: string) => `Pay ${price} in a new tab`
export const noMoneyMoves = 'Test payment – no money moves'
export const standsFor = (name: string) => `This page stands in for ${name}. Choose how the payment ends:`
export const approve = 'Approve the payment'
export const refuse = 'Refuse it'
export const noPayment = 'There is no such payment'
export const noPaymentText = 'The address may be incomplete, or a real provider is set up by now.'
export const addressIncomplete = 'The address may be incomplete.'
export const toBoats = 'To the boats'
export const toStartPage = 'To the start page'
export const thePayment = 'the payment'
export const paymentLoading = 'The payment is being loaded'
export const wentWrong = 'Something went wrong'
export const backToOrder = 'Back to your order'
export const beingCompleted = 'The payment is being completed'
export const goesOnByMail = 'All the rest comes to you by email.'
/** Where one comes back to the page that is paid for. */
export const endingsHere = {
  approved: { title: 'Approved', text: 'The payment is being completed.' },
  paid: { title: 'Paid', text: 'You are taken back to your order.' },
  refused: {
    title: 'Refused',
    text: 'Nothing was paid. Go back to your order to try again, or to pay in another way.',
  },
}
export const endings = {
  approved: { title: 'Approved', text: 'The payment is being completed. You can go back to the other tab.' },
  paid: { title: 'Paid', text: 'You can go back to the other tab: it goes on there by itself.' },
  refused: { title: 'Refused', text: 'Nothing was paid. You can try again in the other tab.' },
  returned: { title: 'Given back', text: 'What was paid for could not be kept for you, so the money goes back.' },
  ended: { title: 'Too late', text: 'This payment was not made in time, or was given up. Nothing was paid.' },
}

export const amount = 'Amount'
export const recipient = 'To'
export const reference = 'Reference'
export const dueBy = 'Due by'
export const copy = 'Copy'
export const copied = 'Copied'
export const copyOf = (name: string) => `Copy ${name}`
export const isCopied = (name: string) => `${name} is copied`
export const qrCode = 'Payment code for your banking app'
export const scanIt = 'Scan it with your banking app, which fills in all of this.'
export const eurosFor = (euros: string, price: string) => `${euros} (for ${price})`
export const rate = (one: string, euros: string) => `The rate is ${euros} for ${one}.`
export const transferAhead = (transfer: { amount: string; due: string; to: string; iban: string; bic: string }) =>
  `${transfer.amount} are to be transferred by ${transfer.due} to ${transfer.to}, IBAN ${transfer.iban}, BIC ${transfer.bic}. The reference to write into it comes with the confirmation.`

export const noSuchPayment = 'This payment does not exist'
export const noSuchOrder = 'This order does not exist'
export const notOffered = 'One cannot pay so here, please choose another way'
export const moneyIsMoving = 'The payment is being processed and cannot be given up now'
export const providerUnreached = (name: string) =>
  `${name} does not answer at the moment, please try again or pay by bank transfer`
