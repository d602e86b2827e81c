import { plural } from '#kit/shared/plural.ts'

export const title = 'Today'
export const theDay = 'the day'
export const whichDay = 'Day'
export const dayBefore = 'Previous day'
export const dayAfter = 'Next day'
export const toToday = 'To today'
export const nowAt = (time: string) => `Now, ${time}`
export const month = 'Month'
export const timeline = 'Timeline'
export const listOf = (day: string) => `What leaves and comes back on ${day}`
export const underWay = 'Out all day'
export const nothing = 'Nothing leaves or comes back'
export const nothingText = 'Whatever is booked for this day appears here at once.'
export const newBooking = 'Book for somebody here'

export const toLeave = (count: number) => `${count} to leave`
export const out = (count: number) => `${count} out`
export const late = (count: number) => `${count} late`
export const missing = (count: number) => `${count} not arrived`
export const openMoney = (amount: string) => `${amount} unpaid`
export const bookings = (count: number) => plural(count, { one: '1 booking', other: `${count} bookings` })

export const states = {
  held: 'Held',
  planned: 'Expected',
  not_arrived: 'Not arrived',
  out: 'Out',
  late: 'Late',
  back: 'Back',
}
export const outOf = (out: number, all: number) => `${out} of ${all} out`
export const backOf = (back: number, all: number) => `${back} of ${all} back`
export const until = (time: string) => `until ${time}`
export const leftAt = (time: string) => `left ${time}`
export const paid = 'Paid'
export const unpaid = (amount: string) => `${amount} unpaid`
export const asked = (reason: string) => `Asked: ${reason}`
export const licence = 'Check licence'
export const note = 'Note'
export const ofStaff = 'We noted'
export const ofCustomer = 'Customer'

export const pay = (amount: string) => `Take ${amount}`
export const payFor = (amount: string, who: string) => `Take ${amount}: ${who}`
export const handOver = 'Hand over'
export const takeBack = 'Take back'
export const callThem = 'Call'
export const writeThem = 'Write'
export const ofBoat = (what: string, boat: string) => `${what} ${boat}`
export const ofCard = (what: string, who: string) => `${what}: ${who}`
export const boatAndName = (boat: string, name: string) => `${boat}, ${name}`

export const callTo = (name: string) => `Call ${name}`
export const messageTo = (name: string) => `Message to ${name}`
export const sms = 'Text message'
export const whatsApp = 'WhatsApp'
export const email = 'Email'
/** Of a mail to a customer. */
export const subject = (boat: string, day: string, reference: string) => `${boat}, ${day} (${reference})`
export const more = 'More'
