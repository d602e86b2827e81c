import { plural } from '#kit/shared/plural.ts'

export const noHours = (most: number) => `Please enter at most ${most} hours, with one decimal at most`
export const sendDays = 'Please send the hours of each day'
export const manyDays = 'Please send at most 31 days'
export const chooseMonth = 'Please choose a month'
export const noReason = 'Please enter a reason'
export const longReason = 'The reason is too long'
export const whoseHours = 'Please say whose hours'
export const onlyOwn = 'Everybody enters their own hours'
export const dayLocked = 'Only today and the two days before can be changed'
export const signedOffAlready = (month: string, by: string) => `${month} has been signed off by ${by}`
export const notOver = (month: string, today: string) => `${month} is not over yet: it is ${today}`
export const notSignedOff = (month: string) => `${month} is not signed off`

export const hours = (hours: string) => (hours === '1' ? '1 hour' : `${hours} hours`)
export const unit = (hours: number) => plural(hours, { one: 'hour', other: 'hours' })

export const workingHours = 'Working Hours'
export const ownLead = 'You can enter today and the two days before.'
export const everybodysLead = 'Choose whose hours to look at, and sign off months that are over.'
export const othersLead = 'Working hours, to look at: everybody enters their own.'
export const employees = 'Employees'
export const theEmployees = 'the employees'
export const theHours = 'the hours'
export const noEmployees = 'No active employees yet'
export const you = 'you'
export const show = 'Show'
export const showOf = (name: string) => `Show hours of ${name}`
export const today = 'Today'

/** `month`: `November 2026`. */
export const daysOf = (month: string) => `Days of ${month}`
export const perDay = (month: string) => `Hours per day in ${month}`
export const perDayWorked = (month: string, worked: string) => `Hours per day in ${month}: ${worked}`
export const noDayWorked = 'no day worked'
export const oneDayWorked = '1 day worked'
export const daysWorked = (days: number, most: string) => `${days} days worked, ${most} at most`
export const day = 'Day'
export const hoursOfDay = 'Hours'
export const nothingEntered = 'nothing entered'

export const hoursOn = (day: string) => `Hours on ${day}`
export const takenBackElsewhere = 'Taken back on another device meanwhile'
export const savedElsewhere = (hours: string) => `Saved as ${hours} on another device meanwhile`
export const notSaved = (hours: string, day: string) => `Not saved: ${hours} on ${day}`
export const nothing = 'nothing'
export const dismiss = 'Dismiss'
export const monthIsOver = 'The month has been signed off. Tell an administrator what you worked.'
export const dayIsOver = 'The day cannot be changed any more. Tell an administrator what you worked.'
export const notSavedYet = 'Your hours are not saved yet'
export const saved = 'Your changes have been saved'
export const nothingNew = 'There is nothing new to save'
export const unsaved = (days: number) =>
  plural(days, { one: '1 day is not saved yet', other: `${days} days are not saved yet` })
export const saving = 'Save hours..'
export const confirm = 'Confirm hours'

export const months = 'Months'
export const signedOffBy = <T>(name: string, moment: T) => [`Signed off by ${name}, `, moment]
export const reopenedBy = <T>(name: string, moment: T, reason: string) => [
  `Reopened by ${name}, `,
  moment,
  `: ${reason}`,
]
export const signOffFrom = (day: string) => `Can be signed off from ${day} on`
export const totalOf = (hours: string, people: number) =>
  plural(people, { one: `${hours} of 1 person`, other: `${hours} of ${people} people` })
export const exportIt = 'Export'
export const exportOf = (month: string) => `Export ${month} as CSV`
export const reopen = 'Reopen'
export const reopenOf = (month: string) => `Reopen ${month}`
export const reallyReopen = (month: string) => `Reopen ${month}?`
export const reopeningText =
  'Its hours can be changed again while their days are open. Everybody sees who reopened it, and why.'
export const reason = 'Reason'
export const reopening = 'Reopening...'
export const isOpenAgain = (month: string) => `${month} is open again`
export const signOff = 'Sign off'
export const signOffOf = (month: string) => `Sign off ${month}`
export const reallySignOff = (month: string) => `Sign off ${month}?`
export const signOffText = 'From then on nobody can change hours of this month. You can reopen it with a reason.'
export const signingOff = 'Signing off...'
export const isSignedOff = (month: string) => `${month} is signed off`
export const cancel = 'Cancel'
