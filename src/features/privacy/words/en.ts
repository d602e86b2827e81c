import { plural } from '#kit/shared/plural.ts'

export const months = (n: number) => plural(n, { one: 'a month', other: `${n} months` })
export const years = (n: number) => plural(n, { one: 'a year', other: `${n} years` })
export const hours = (n: number) => plural(n, { one: 'an hour', other: `${n} hours` })

export const whatIsKept = 'What'
export const whatFor = 'What for'
export const onGround = 'Legal basis'
export const whoElse = 'Who else'
export const howLong = 'How long'
export const nobodyElse = 'Nobody'

export const grounds = {
  contract: 'Contract with you, or what leads to one (Art. 6 (1) (b) GDPR)',
  law: 'Duty by law (Art. 6 (1) (c) GDPR)',
  interest: 'Our legitimate interest (Art. 6 (1) (f) GDPR)',
}

/** What the rental keeps of whom it rents to, each as its page says it. */
export const notices = {
  booking: {
    title: 'When you book a boat',
    what: 'Salutation, name, email address, phone number and address, who comes on board with the ages of children, your licence, boat, time, extras and price, how you pay, your comment, which wording of our texts you agreed to and when, and if you cancel, when and what became of the money. With stays that are to be paid by transfer also check values of address, phone number and network, until the stay is paid, canceled or over.',
    why: 'To hand over the right boat to the right people, to settle with you and to keep the books, as § 147 AO requires. By the check values we see, in our own interest, that several unpaid stays are of the same customer.',
  },
  code: {
    title: 'Code by mail',
    what: 'Your email address, and of the code we send there a check value only.',
    why: 'So that nobody books in your name.',
  },
  waiting: {
    title: 'When you wait for a full day',
    what: 'Name, email address, phone number if you give it, which boat, day and hours or nights you wait for, how many people you are, when you asked and confirmed, and what we offered you.',
    why: 'To offer you what becomes free, in the order in which people asked.',
  },
  handover: {
    title: 'When the boat goes out and comes back',
    what: 'When that was, photos of the boat, your name and your signature as you draw it on the screen, that we saw your licence (we keep no copy), deposit, notes, damage and what was charged.',
    why: 'To prove in which state the boat was handed over and came back, and to settle what it costs. That is also in our own interest.',
  },
  voucher: {
    title: 'When you order a voucher',
    what: 'Salutation, name, email address and address, amount, code and what was redeemed, which wording of our texts you agreed to and when; and where you write them on the card, the name of whom you give it to and your words.',
    why: 'To sell and redeem the voucher and to keep the books, as § 147 AO requires.',
  },
  withdrawal: {
    title: 'When you withdraw from a contract',
    what: 'Name, email address, the contract you name, your note, when it reached us, and what went back.',
    why: 'To receipt your declaration and to carry it out, as §§ 355 to 357 BGB require, and to keep the books (§ 147 AO).',
  },
  payment: {
    title: 'When you pay',
    what: 'Amount, time and way of payment and receipts; if you pay online, also the numbers under which the provider knows the payment. Of your account or card there we keep nothing.',
    why: 'To take money, to give it back and to prove both, as § 147 AO requires.',
  },
  mails: {
    title: 'Mails to you',
    what: 'Your email address, and subject, text and attachments of what we send you: codes, confirmations, reminders, vouchers, receipts.',
    why: 'To tell you what you need to know, and to prove what we told you (§ 257 HGB). We send no newsletter.',
  },
  contact: {
    title: 'When you write to us',
    what: 'Name, email address, your message, and when we dealt with it.',
    why: 'To answer you: where you ask about a contract, for that one, otherwise because we want to answer whoever writes to us.',
  },
  blocked: {
    title: 'Who may not book any more',
    what: 'Name, email address and phone number of customers to whom we do not rent any more, the reason, and who of us decided that. Each booking is compared with this list.',
    why: 'To rent to nobody who damaged a boat, did not pay or put people at risk. That is our interest in it.',
  },
  changes: {
    title: 'What we change',
    what: 'Who of us changed what of a booking, a voucher or a payment, and when.',
    why: 'To show how the books came about (§ 147 AO), and to find out in our own interest who made a mistake.',
  },
  protection: {
    title: 'Against abuse, and against booking twice',
    what: 'IP address or email address together with how often something was tried, such as a code; and our answer to an order, in case your browser sends it again.',
    why: 'To stop who guesses codes or floods us, and to do only once what arrives twice. That is our interest in it.',
  },
}

/** When something goes by itself, and what becomes of it; the rules for staff, and their terms, are the same. */
export const ends = {
  bookings: (time: string) =>
    `What belongs to the booking: ${time} after the end of the year in which the rental ends. Then a pseudonym stands in the place of the person, and amounts stay.`,
  'unpaid-bookings': (time: string) =>
    `Bookings that were canceled and never paid: ${time} after that. Then a pseudonym stands in the place of the person.`,
  'handover-pictures': (time: string) => `Photos: ${time} after the boat came back. Then they are deleted.`,
  signatures: (time: string) =>
    `Signature, notes and damage: ${time} after the end of the year in which the boat came back. Then they are removed.`,
  'unshown-files': (time: string) =>
    `Photos and signatures that were replaced or taken away: ${time} after they were uploaded. Then they are deleted.`,
  vouchers: (time: string) =>
    `${time} after the end of the year in which it was ordered. Then a pseudonym stands in the place of the person; the code stays valid.`,
  withdrawals: (time: string) =>
    `${time} after the end of the year in which you declared it. Then a pseudonym stands in the place of the person, and what went back stays.`,
  'payment-attempts': (time: string) =>
    `Payments that came to nothing: ${time} after they ended. Then they are deleted.`,
  'provider-references': (time: string) =>
    `The provider’s numbers: ${time} after the end of the year in which the payment ended. Then they are removed, and amounts stay.`,
  'mail-texts': (time: string) => `Text and attachments: ${time} after they were written. Then they are emptied.`,
  mails: (time: string) =>
    `That a mail was sent, to whom and when: ${time} after the end of the year in which it was written. Then it is deleted.`,
  'contact-requests': (time: string) =>
    `${time} after we dealt with it. Then a pseudonym stands in the place of sender and text.`,
  'blocked-customers': (time: string) =>
    `${time} after the end of the year in which you were blocked. Then the entry is deleted, and you may book again.`,
  'audit-log': (time: string) => `${time} after the end of the year in which it was changed. Then it is deleted.`,
  codes: (time: string) => `It counts for ten minutes, and is deleted within ${time}.`,
  waiting: (time: string) =>
    `In the night after the day you wait for; ${time} after you asked, if you do not confirm it. Then it is deleted.`,
  attempts: (time: string) => `Counts: deleted after about ${time} at the latest, mostly after an hour or two.`,
  answers: (time: string) => `Answers to orders: deleted after about ${time}.`,
}

export const stays = {
  ledger:
    'The ledger of our till: its entries must not be changed (§ 146a AO) and hang together in such a way that none can be taken out. It has receipts and numbers of bookings.',
}

export const recipients = {
  mail: 'Whoever runs our mail server',
  calendars: 'Whoever runs a calendar in which our staff look at bookings: your name, boat and time',
  paypal: 'PayPal, if you choose it',
  stripe: 'Stripe, if you pay by card or wallet',
  bank: 'Our bank, and yours',
  authorities: 'Authorities and tax advisers, where the law obliges us',
}

/** Where PayPal and Stripe are set up, and where the test provider stands in for them; and where mails go nowhere. */
export const paypal =
  'Where you choose to pay with PayPal and go on to it, its buttons come from PayPal (Europe) S.à r.l. et Cie, S.C.A., 22–24 Boulevard Royal, 2449 Luxembourg, which then learns your IP address and sets cookies of its own. From us it learns what you pay for, the number of your order and how much. What PayPal does with it, PayPal answers for. The legal basis is the contract with you (Art. 6 (1) (b) GDPR). Whoever pays by bank transfer never meets it.'
export const stripe =
  'Where you choose to pay by card, Apple Pay or Google Pay, you go on to a page of Stripe Payments Europe, Limited, 1 Grand Canal Street Lower, Grand Canal Dock, Dublin, Ireland. There Stripe learns your IP address and what you enter, your card above all, which we never see, and sets cookies of its own. From us it learns what you pay for, the number of your payment and how much. What Stripe does with it to prevent fraud and to follow the law, Stripe answers for. The legal basis is the contract with you (Art. 6 (1) (b) GDPR). Nothing of Stripe is on our own pages.'
export const simulatedPayments =
  'Neither PayPal nor Stripe is set up here: our own server stands in for them, no money moves, and they learn nothing.'
export const simulatedMails =
  'No mail server is set up here: mails to you stay on our server, and you read them in this browser for 24 hours.'

export const untilClosed = 'until you close the browser'
export const untilTabClosed = 'until you close the tab'
export const untilDeleted = 'until you delete it'
export const places = {
  cookie: (time: string) => `Cookie, ${time}`,
  local: (time: string) => `Local storage, ${time}`,
  tab: (time: string) => `Storage of the tab, ${time}`,
}

export const keptInBrowser = {
  csrf: 'A random value that keeps other sites from sending forms in your name. Every visitor gets it.',
  visitor:
    'Tells your browser from others once you ask for a code, book, wait for a day, order a voucher or withdraw, so that your mails can be shown to you where no mail server is set up. A check value of it is kept with what you ordered. On encrypted connections its name begins with __Host-.',
  session:
    'Only for staff who signed in. On our server it ends after 30 minutes without use, and after 8 hours. On encrypted connections its name begins with __Host-.',
  maps: 'That you agreed to Google’s map. Withdrawn, it is deleted.',
  details: 'Who books and how to be reached, if you tick it in the form. Unticked, it is deleted.',
  language: 'That you chose a language, so that you are not asked again.',
  customer:
    'Boat, dates and what you typed for a booking or a voucher, so that nothing is lost when you reload. We get it when you send it.',
  contact: 'What you typed into the contact form. We get it when you send it.',
}
