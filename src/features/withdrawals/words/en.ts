export const noName = 'Please enter your name'
export const noContract = 'Please enter the number of the order or the code of the voucher'
export const longComment = 'Your note is too long'
export const linkIncomplete = 'This link is incomplete'
export const noWithdrawal = 'Please choose a withdrawal'
export const noOrder = 'Please enter the number of the order'
export const noNote = 'Please write down what was done'
export const longNote = 'The note is too long'

export const beingPutDown = 'This is being put down at this moment, please try again'
export const noSuchOrder = 'There is no order with this number'
export const notOpen = 'This withdrawal was decided meanwhile, or needs no decision'
export const orderOver = 'This order was canceled or withdrawn from before, or nothing is left on it'

export const moment = (day: string, time: string, offset: string) => `${day}, ${time} (UTC${offset})`
export const endedUnpaid = 'The contract is ended. Nothing was paid yet, and nothing is to be paid any more.'
export const ended = 'The contract is ended, and the code of the voucher no longer counts.'
export const backOnline = (amount: string, days: number) =>
  `${amount} go back to the account you paid with, within ${days} days at the latest.`
export const backByHand = (amount: string, days: number) =>
  `We give ${amount} back within ${days} days, the way you paid. Should we need your account number for it, we ask by mail.`
export const backBoth = (amount: string, days: number, online: string, byHand: string) =>
  `${amount} go back within ${days} days: ${online} to the account you paid online with, ${byHand} the way you paid the rest.`
export const late = (day: string) =>
  `By our books the time to withdraw ended on ${day}. A person looks at your declaration and writes to you; until then the voucher stays as it is.`
export const lateUndated =
  'By our books the time to withdraw ended on an earlier day. A person looks at your declaration and writes to you; until then the voucher stays as it is.'
export const unmatched =
  'We could not tell at once which voucher this is about. A person looks it up and writes to you. Your declaration counts from the time it was received.'
export const spent =
  'Nothing is left on this voucher: it paid for bookings, which the terms on canceling apply to. A person looks at your declaration and writes to you.'
export const over = 'This order was canceled or withdrawn from before. Nothing more is to be done.'

export const instruction = 'Your right of withdrawal, in full'
export const loading = 'Loading …'
export const right = 'Right of withdrawal'
export const rightText = (
  days: number,
  { name, address, email, phone }: { name: string; address: string; email: string; phone: string },
) => [
  `You have the right to withdraw from this contract within ${days} days without giving any reason. The withdrawal period expires ${days} days after the day of the conclusion of the contract; where that day is a Saturday, a Sunday or a holiday, on the next working day.`,
  `To exercise it, tell us (${name}, ${address}, ${email}, ${phone}) of your decision by an unequivocal statement, for instance by post or email. You may use the model form below, but you need not. You can also declare it online: “Withdraw from contract” stands at the end of every page of this site. We then send you a receipt with its content, date and time by email without delay.`,
  'To meet the deadline it is enough that you send your declaration before the period has expired.',
]
export const effects = 'Effects of withdrawal'
export const effectsText = (days: number) => [
  `If you withdraw, we give back all payments we received from you, without undue delay and at the latest ${days} days from the day on which we learn of your withdrawal. We use the means of payment that you used, unless we expressly agreed otherwise, and you are never charged for it.`,
]
export const besides = 'About the voucher'
export const besidesText = [
  'From then on the code of the voucher no longer counts. What was redeemed before paid for a booking, to which the terms on canceling apply; what is left on the voucher goes back.',
]
export const model = 'Model withdrawal form'
export const modelText = ({ name, address, email }: { name: string; address: string; email: string }) => [
  `To ${name}, ${address}, ${email}:`,
  'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*): voucher number',
  'Ordered on (*) / received on (*)',
  'Name of consumer(s)',
  'Address of consumer(s)',
  'Signature of consumer(s) (only if this form is sent on paper)',
  'Date',
  '(*) Delete as appropriate.',
]
export const bookingsAreFixed =
  'Bookings of a boat for a fixed day or time cannot be withdrawn from (§ 312g (2) no. 9 BGB). They can be canceled at any time before they begin, with the link in the confirmation mail.'

export const heading = 'Withdraw from contract'
export const lead = 'For vouchers ordered here, within 14 days and without a reason. You get a receipt by mail at once.'
export const about = 'About withdrawing'
export const bookedBoat = 'You booked a boat?'
export const termsSay = <T>(link: (text: string) => T) => ['What that costs, the ', link('terms'), ' say.']
export const stepOf = (step: number, all: number) => `Step ${step} of ${all}`
export const whoAndWhat = 'Who withdraws, and from what?'
export const yourName = 'Your name'
export const contractLabel = 'Voucher or order number, or the voucher’s code'
export const fromLink = 'Taken from the link you came by.'
export const fromMail = 'It stands in the mail about your order.'
export const emailLabel = 'Email for the receipt'
export const emailHint = 'The address you ordered with, so that we find the order by itself.'
export const commentLabel = 'Anything to add'
export const commentHint = 'You need not give a reason.'
export const goOn = 'Go on'
export const failed = 'This did not work, please try again'

export const isThisIt = 'Check and confirm your withdrawal'
export const declared = 'I withdraw from the contract named below.'
export const facts = {
  receipt: 'Receipt',
  received: 'Received',
  name: 'Name',
  contract: 'Contract',
  receiptTo: 'Receipt to',
  toAdd: 'To add',
  added: 'Added',
}
export const codeEnds = 'If it is in time, the voucher’s code ends at once and cannot be used any more.'
export const onlyOnce = <T>(mail: T) => [
  'However often you try, it is put down once. A mail to ',
  mail,
  ' counts as well.',
]
export const confirm = 'Confirm withdrawal'
export const change = 'Change it'

export const received = 'We have received your withdrawal'
export const onItsWay = (email: string) => `The same is on its way to ${email}. Please keep it.`
export const print = 'Print'
export const toBoats = 'To the boats'
export const sampleMoment = 'This moment, in a demonstration'
export const sampleText = 'With the test account nothing was declared, and no mail was sent.'

export const withdrawals = 'Withdrawals'
export const theWithdrawals = 'the withdrawals'
export const listLead =
  'Vouchers whose buyers withdrew from the contract. What is in time ends its voucher by itself; the rest waits for you.'
export const nobodyHas = 'Nobody has withdrawn'
export const nobodyHasText = 'Declarations made at the end of every page of the site stand here.'
export const markGivenBack = 'Mark as given back'
export const decide = 'Decide'
/** `todo` is what the button says. */
export const todoOf = (todo: string, reference: string, name: string) => `${todo}: ${reference} of ${name}`
export const toDo = 'To do'
export const closedBy = (name: string, day: string) => `Closed by ${name} (${day})`
export const done = 'Done'
export const mailSubject = (reference: string) => `Your withdrawal ${reference}`
export const declaredOn = 'Declared'
export const voucher = 'Voucher'
export const voucherEnded = (voucher: string, value: string) => `${voucher}, ${value}, ended`
export const voucherLeft = (voucher: string, balance: string, value: string) =>
  `${voucher}, ${balance} of ${value} left`

export const endedBefore = 'Ended before it was paid: nothing goes back.'
export const wentBack = (back: string, all: string) => `${back} of ${all} went back through the provider.`
export const giveBackBy = (amount: string, day: string) => `Give ${amount} back by ${day}.`
export const byHand = (amount: string) => `${amount} by hand.`
export const cameLate = (lastDay: string) => `Came late: the last day was ${lastDay}.`
export const fitsNone = 'Fits no voucher ordered from this address.'
export const nothingLeft = 'Nothing is left on the voucher.'
export const wasOver = 'The order was over before.'

export const withdrawalOf = (name: string) => `Withdrawal of ${name}`
export const acceptHeading = 'Accept it all the same'
export const acceptText = 'The voucher ends at once, what is left on it goes back, and the buyer is told by mail.'
export const orderNumber = 'Order number'
export const accept = 'Accept and end the voucher'
export const leaveHeading = 'Or leave it as it is'
export const whatWasDone = 'What was done'
export const whatYouDid = 'What you did or wrote'
export const onlyStaff = 'Only staff read it.'
export const cancel = 'Cancel'
export const nothingToDo = 'Nothing is left to do'
export const hasEnded = 'The voucher has ended'
export const noted = 'Noted'
