import { plural } from '#kit/shared/plural.ts'

const days = (count: number) => plural(count, { one: '1 day', other: `${count} days` })
const months = (count: number) => plural(count, { one: '1 month', other: `${count} months` })
export const spans = { days, months }

export const noSuch = 'There are no such terms any more'
export const noShare = 'Please enter percent from 0 to 100'
export const noBefore = 'Please enter how long before the start'
export const noFee = 'Please enter percent from 0 to 100, or euros'
export const noSteps = 'Please enter 1 to 8 steps'
export const inThePast = 'Bookings of days that are over keep their terms: please choose today or later'
export const dayTaken = 'Other terms begin on this day already'
export const hasBegun = 'These terms have begun, and bookings were made by them: please add others instead'
export const cheapNoShow = 'Not coming cannot cost less than canceling at the last moment'
export const faults = {
  order: 'Each step has to be closer to the start than the one before, whatever months lie between',
  cheaper: 'Canceling cannot get cheaper towards the start',
  last: 'The last step ends with the day of the start',
}

export const terms = 'Terms'
export const lead =
  'What customers pay when they book, and what canceling costs. Terms count for bookings made from their first day on; bookings keep the terms they were made by.'
export const addTerms = 'Add terms'
export const fromTheBeginning = 'From the beginning'
export const fromDay = (day: string) => `For bookings made from ${day} on`
export const inForce = 'In force'
export const over = 'Over'
export const soon = 'Not yet'
export const noAdvance = 'Nothing has to be paid when booking.'
export const advanceHours = (share: number) => `By the hour ${share}% are paid online when booking, the rest on site.`
export const advanceDays = (share: number) =>
  `Over nights ${share}% are paid online when booking, the rest by transfer.`
export const canceling = 'Canceling costs'
export const untilBefore = (span: string) => `Until ${span} before the start`
export const untilStart = 'Until the start'
export const percentOf = (percent: number) => (percent === 0 ? 'nothing' : `${percent}% of the price`)
export const flat = (euros: number) => `${euros} EUR`
export const remove = 'Remove'
export const removeFrom = (day: string) => `Remove the terms from ${day} on`
export const removing = 'Removing...'
export const removed = 'The terms are removed'

export const newTerms = 'New terms'
export const startsOn = 'For bookings made from'
export const shareHours = 'Down payment by the hour'
export const shareDays = 'Down payment over nights'
export const shareHint = 'Percent of the price, paid online when booking. 0: none.'
export const ladder = 'What canceling costs'
export const ladderHint = 'Counted back from the day of the start. The last step always ends with that day.'
export const stepNumber = (number: number) => `Step ${number}`
export const before = 'Until so long before'
export const unit = 'In'
export const units = { days: 'Days', months: 'Months' }
export const fee = 'Costs'
export const feeIn = 'As'
export const fees = { percent: '% of the price', euros: 'EUR, flat' }
export const addStep = 'Add a step'
export const removeStep = (number: number) => `Remove step ${number}`
export const noShow = 'Nobody comes'
export const noShowHint = 'Percent of the price, where nobody comes and nobody has canceled.'
export const saved = 'The terms are saved'
export const example = 'For example'
export const exampleText = (price: string, day: string) => `A boat by the hour for ${price}, booked for ${day}:`
export const exampleAdvance = (now: string, rest: string) =>
  `The customer pays ${now} online when booking and ${rest} on site.`
export const exampleNone = 'The customer pays on site, or online if they like.'
export const exampleStep = (day: string, fee: string) => `Canceling until ${day} costs ${fee}.`
export const fillIn = 'Fill in the terms to see what they mean.'

/** In the text of the documents, in place of what it says of it. */
export const daysPaid = (share: number) =>
  share === 100
    ? 'What is booked by the day is paid online with the booking, as far as no voucher pays for it.'
    : `Of the price of what is booked by the day, as far as no voucher pays it, ${share}% is paid online with the booking; the rest is paid by bank transfer and due 5 days after booking, or by the first day of the trip if that is sooner.`
export const hoursPaid = (share: number) =>
  share === 100
    ? 'what is booked by the hour is paid online with the booking, as far as no voucher pays for it.'
    : `of the price of what is booked by the hour, as far as no voucher pays it, ${share}% is paid online with the booking, and the rest on arrival, or online before that.`
export const holdsSince = (day: string) =>
  `What is said here of paying and of canceling holds for bookings made from ${day} on. Earlier ones keep the terms they were made by.`
export const upTo = (span: string, fee: string) => `up to ${span} before: ${fee}`
export const later = (fee: string) => `later, or when nobody comes: ${fee}`
export const always = (fee: string) => `whenever it is, and when nobody comes: ${fee}`
export const lastStep = {
  later: (fee: string) => `later: ${fee}`,
  always: (fee: string) => `whenever it is: ${fee}`,
}
export const nobodyComes = (fee: string) => `When nobody comes: ${fee}`
export const evenFlat = (euros: number) => `, also where ${euros} EUR were more`
