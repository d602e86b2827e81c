import { refundDays, withdrawalDays } from '../rules.ts'

/** The business that a withdrawal is declared to. */
export type Seller = { name: string; address: string; email: string; phone: string }

/** `ways`: the first says where the button is. Everything that is said before the order, and again in the mail about it. */
export type Instruction = { title: string; paragraphs: readonly string[] }

/** The buyer's right of withdrawal, after the model of annex 1 to article 246a § 1 (2) EGBGB. */
export const instruction = ({ name, address, email, phone }: Seller): readonly Instruction[] => [
  {
    title: 'Right of withdrawal',
    paragraphs: [
      `You have the right to withdraw from this contract within ${withdrawalDays} days without giving any reason. The withdrawal period expires ${withdrawalDays} days after the day of the conclusion of the contract; where that day is a Saturday, a Sunday or a holiday, on the next working day.`,
      `To exercise it, tell us (${name}, ${address}, ${email}, ${phone}) of your decision by an unequivocal statement, for instance by post or email. You may use the model form below, but you need not. You can also declare it online: “Withdraw from contract” stands at the end of every page of this site. We then send you a receipt with its content, date and time by email without delay.`,
      'To meet the deadline it is enough that you send your declaration before the period has expired.',
    ],
  },
  {
    title: 'Effects of withdrawal',
    paragraphs: [
      `If you withdraw, we give back all payments we received from you, without undue delay and at the latest ${refundDays} days from the day on which we learn of your withdrawal. We use the means of payment that you used, unless we expressly agreed otherwise, and you are never charged for it.`,
      'From then on the code of the voucher no longer counts. What was redeemed before paid for a booking, to which the terms on canceling apply; what is left on the voucher goes back.',
    ],
  },
]

/** The model form of annex 2 to article 246a § 1 (2) EGBGB, line by line. */
export const modelForm = ({ name, address, email }: Seller): readonly string[] => [
  `To ${name}, ${address}, ${email}:`,
  'I/We (*) hereby give notice that I/We (*) withdraw from my/our (*) contract for the provision of the following service (*): voucher number',
  'Ordered on (*) / received on (*)',
  'Name of consumer(s)',
  'Address of consumer(s)',
  'Signature of consumer(s) (only if this form is sent on paper)',
  'Date',
  '(*) Delete as appropriate.',
]

/** Why there is no right of withdrawal from bookings, and what there is instead. */
export const bookingsAreFixed =
  'Bookings of a boat for a fixed day or time cannot be withdrawn from (§ 312g (2) no. 9 BGB). They can be canceled at any time before they begin, with the link in the confirmation mail.'
