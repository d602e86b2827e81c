import { plural } from '#kit/shared/plural.ts'

const night = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })

/** `+10%`, `−7.5%`. */
export const percent = (value: number) => `${value < 0 ? '−' : '+'}${Math.abs(value)}%`
/** Lines of a price. What changes it is empty where it is an amount, which stands beside it. */
export const ruleLine = (name: string, change: string, nights: number | undefined) =>
  [name, change && `, ${change}`, nights === undefined ? '' : ` on ${night(nights)}`].join('')
export const promoLine = (code: string, change: string) => `Promo code ${code}${change && `, ${change}`}`

export const noPromo = 'Please enter a promo code'
export const promoUnknown = (code: string) => `${code} is invalid`
export const promoNotYet = (code: string, day: string) => `The promo code ${code} counts from ${day} on`
export const promoOver = (code: string, day: string) => `The promo code ${code} ended on ${day}`
export const promoUsedUp = (code: string) => `The promo code ${code} has been used up`

export const noSuch = 'There is no such entry any more'
export const noPercent = 'Please enter percent from -100 to 999.9, with one decimal at most'
export const noAmount = 'Please enter an amount'
export const noChange = 'Please enter percent or an amount other than zero'
export const noSeason = 'Please choose the first and the last day'
export const noKind = 'Please choose what the rule looks at'
export const noName = 'Please enter a name of at most 40 characters'
export const noWeekday = 'Please choose at least one weekday'
export const noDays = 'Please enter days from 0 to 731'
export const noLength = 'Please enter a length from 1 to 30'
export const noType = 'Please choose kinds of boats'
export const noFlow = 'Please choose hours, nights or both'
export const endsBefore = 'This day is before the first one'
export const noCode = 'Please enter 3 to 15 letters from A to Z, digits or dashes'
export const noUses = 'Please enter how often it may be used'
export const promoDearer = 'A promo code makes it cheaper'
export const codeTaken = 'There is such a promo code already'
export const tooFewUses = (uses: number) => `It has been used ${uses} times already`

export const prices = 'Prices'
export const lead = 'What makes boats dearer or cheaper than in their price list. Bookings keep their prices.'
export const thePrices = 'the prices'
export const rules = 'Rules'
export const addRule = 'Add a rule'
export const addCode = 'Add a promo code'
export const noRules = 'No rules yet'
export const noRulesText = 'Every boat costs what its price list says, whenever it is booked.'
export const codes = 'Promo codes'
export const noCodes = 'No promo codes yet'
export const noCodesText = 'Customers enter a code where vouchers go, and pay less for the boat.'

/** What a rule looks at: as a choice, and in a sentence. */
export const kinds = {
  weekday: 'Weekdays',
  season: 'Season',
  early: 'Early booking',
  late: 'Late booking',
  length: 'Length',
}
export const kindTexts = {
  weekday: 'Certain days or nights of the week',
  season: 'From one day of the year to another',
  early: 'Who books long before',
  late: 'Who books shortly before',
  length: 'Who books for long',
}
export const onDays = (days: string) => `On ${days}`
export const fromTo = (from: string, until: string) => `From ${from} to ${until}`
export const ahead = (days: number) => `Booked ${plural(days, { one: '1 day', other: `${days} days` })} ahead or more`
export const shortly = (days: number) =>
  days === 0
    ? 'Booked on the day itself'
    : `Booked ${plural(days, { one: '1 day', other: `${days} days` })} ahead or less`
export const fromHours = (count: number) => `From ${plural(count, { one: '1 hour', other: `${count} hours` })} on`
export const fromNights = (count: number) => `From ${night(count)} on`
export const fromEither = (count: number) => `From ${count} hours or nights on`
export const ruleSentence = (when: string, change: string) => `${when}: ${change}`
export const dearer = (what: string) => `${what} dearer`
export const cheaper = (what: string) => `${what} cheaper`
export const amountOf = (amount: string) => `${amount} for each booking`
export const share = (value: number) => `${value}%`
export const allBoats = 'all boats'
export const forBoats = (boats: string) => `For ${boats}`
export const forHours = (boats: string) => `For ${boats}, by the hour`
export const forNights = (boats: string) => `For ${boats}, over nights`
export const bookedFrom = (day: string) => `For bookings made from ${day} on`
export const bookedBetween = (from: string, until: string) => `For bookings made from ${from} to ${until}`
export const off = 'Switched off'
export const over = 'Over'
export const soon = 'Not yet'
export const change = 'Change'
export const changeOf = (name: string) => `Change ${name}`
export const remove = 'Remove'
export const removeOf = (name: string) => `Remove ${name}`
export const removing = 'Removing...'
export const removeIt = (name: string) => `Remove ${name}?`
export const ruleRemoved = (name: string) => `${name} is removed`
export const codeRemovedText = 'Nobody can use it any more. Bookings made with it keep their prices.'

export const newRule = 'New rule'
export const changeRule = 'Change rule'
export const newCode = 'New promo code'
export const changeCode = 'Change promo code'
export const lookAt = 'What it looks at'
export const weekdays = 'Days of the week'
export const firstDay = 'First day'
export const lastDay = 'Last day'
export const daysLeast = 'Days ahead, at least'
export const daysMost = 'Days ahead, at most'
export const leastLength = 'Hours or nights, at least'
export const nameShown = 'Name'
export const nameHint = 'Customers read it beside the amount.'
export const nameGerman = 'Name in German'
export const way = 'What it does'
export const ways = { less: 'Cheaper', more: 'Dearer' }
export const unit = 'In'
export const units = { percent: 'Percent', amount: 'Amount' }
export const howMuch = 'How much'
export const boats = 'For which boats'
export const boatsHint = 'None ticked is all.'
export const booked = 'How they are booked'
export const flows = { hours: 'By the hour', days: 'Over nights' }
export const startsOn = 'For bookings made from'
export const endsOn = 'Until'
export const active = 'Switched on'
export const cancel = 'Cancel'
export const saved = 'Prices are saved'
export const code = 'Code'
export const codeHint = '3 to 15 letters and digits; customers may type it in any case.'
export const maxUses = 'How often it may be used'
export const maxUsesHint = 'Left empty: as often as anybody likes.'
export const usesOf = (uses: number, most: number) => `${uses} of ${most} used`
export const uses = (count: number) => plural(count, { one: 'Used once', other: `Used ${count} times` })

export const lastYear = 'The last twelve months by it'
export const reckoning = 'Reckoning...'
export const fillIn = 'Fill in the rule to see what the last twelve months would have cost by it.'
export const noBookings = 'There were no bookings in the last twelve months.'
export const cost = 'Cost'
export const byToday = 'By the rules of today'
export const wouldCost = 'With this change'
export const difference = 'This change alone'
export const changedOf = (changed: number, bookings: number) =>
  `${changed} of ${plural(bookings, { one: '1 booking', other: `${bookings} bookings` })} would cost something else by it.`
export const perMonth = (first: string, last: string) => `Income from bookings, ${first} to ${last}`
export const month = 'Month'
export const examples = 'Most changed'
export const example = (boat: string, length: string, day: string) => `${boat}, ${length}, ${day}`
export const nightsLong = (count: number) => night(count)
