export const enterName = 'Please enter a name'
export const chooseLanguage = 'Please choose a language'
export const longNote = 'The note is too long'
export const choosePrice = 'Please choose a price'
export const lookAgain = 'Please look at the price again'
export const noChange = 'There is no such change'
export const onlyItsEnd = 'The boat is out: only its end can be changed until it is back'
export const isTaken = 'taken'
export const backForAdmins =
  'Money goes back with this change: only administrators do that. Keep the price, or ask one.'
export const changedMeanwhile =
  'Somebody else has changed this booking meanwhile. Look at it again: what you typed is kept.'
export const changedSince = 'The booking was changed or paid since, so that this cannot be taken back any more'
export const moneyMoved = 'Money moved with this change, so that it is not taken back: change the booking again'

export const change = 'Change'
export const changeOf = (name: string) => `Change: ${name}`
export const theBooking = 'the booking'
export const when = 'Boat and time'
export const boat = 'Boat'
export const boatNot = (boat: string, why: string) => `${boat}: ${why}`
export const day = 'Day'
export const start = 'Start'
export const duration = 'How long'
export const until = (duration: string, end: string) => `until ${end}, ${duration}`
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const lastDayOf = (day: string, nights: string) => `${day} (${nights})`
export const extras = 'Extras'
export const contact = 'How to reach them'
export const name = 'Name'
export const phone = 'Phone'
export const email = 'Email'
export const note = 'Note for ourselves'
export const forAllBoats = 'Name, phone, email and language are those of all boats of this booking.'
export const ofTrip = (number: number, boats: string) => `Boat ${number} of one booking: ${boats}`
export const onlyContact = (why: string) => `${why}. Name, ways to reach them and the note can be changed.`
export const onlyContactAndPrice = (why: string) =>
  `${why}. Name, ways to reach them, the price and the note can be changed.`

export const warning = (what: string) => `${what}. It can be done all the same.`
export const whichPrice = 'Which price holds?'
export const newPrice = 'The new one'
export const keepPrice = 'The agreed one'
export const otherPrice = 'Another one'
export const dearer = (amount: string) => `${amount} more`
export const cheaper = (amount: string) => `${amount} less`
export const voucherMore = (amount: string) => `The voucher pays ${amount} of it.`
export const voucherBack = (amount: string) => `${amount} goes back onto the voucher.`
export const openThen = (amount: string) => `${amount} is open then, to be paid at the till or online.`
export const openNow = (amount: string) => `${amount} is open at the till.`
export const backOnline = (amount: string) => `${amount} goes back the way it was paid.`
export const giveByHand = (amount: string) => `Give ${amount} back by hand.`
export const asVoucher = (amount: string) => `They get a voucher of ${amount} by mail.`
export const howBack = 'How does the money come back?'
export const asMoney = 'As it was paid'
export const keepAsVoucher = 'As a voucher'
export const tell = (email: string) => `Tell ${email} what changed`
export const tellYourself = 'There is no address to write to: tell them yourself.'
export const save = 'Change it'
export const leave = 'Leave it'

export const othersChanged = (what: string) => `Somebody else has changed meanwhile: ${what}`
export const typedKept = 'What you typed is kept, and all else is as it is now.'
export const lookedAt = 'Seen'
export const factNames = {
  vehicle_name: 'the boat',
  starts_at: 'the start',
  ends_at: 'the end',
  adults: 'the adults',
  children: 'the children',
  extras: 'the extras',
  name: 'the name',
  phone: 'the phone',
  email: 'the email',
  note: 'the note',
  price: 'the price',
  paid: 'whether it is paid',
  progress: 'where the boat is',
}

export const isChanged = (name: string, boat: string, span: string) => `${name} is changed: ${boat}, ${span}.`
export const isChangedAndTold = (name: string, boat: string, span: string) =>
  `${name} is changed: ${boat}, ${span}. They are told by mail.`
export const undo = 'Undo'
export const isBack = (name: string) => `${name} is as before`
export const bookAgain = 'Book again'
export const ofItOnSite = (amount: string) => `${amount} of it on site`
export const ofItAtCheckOut = (amount: string) => `${amount} of it taken at the check-out`
