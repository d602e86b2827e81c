import { plural } from '#kit/shared/plural.ts'

// What is refused, and why.
export const noDevice = 'This browser did not say how it can be reached. Please switch it off and on again'
export const deviceGone = 'This device is not told any more'
export const tooManyDevices = (most: number) => `These are ${most} devices already. Please remove one first`
export const noKind = 'Please choose what you want to be told'
export const noHour = 'Please enter an hour, in steps of half an hour'
export const bothEnds = 'Please enter both hours, or neither'
export const sameEnds = 'Please enter another hour than the first'

// What a device is told.
export const bookingTitle = (time: string) => `New booking today, ${time}`
export const canceledTitle = (day: string, time: string) => `Canceled: ${day}, ${time}`
export const messageTitle = 'New message'
export const lateTitle = (boat: string) => `${boat} is late`
export const wasDue = (time: string) => `due at ${time}`
export const testTitle = 'Told at once'
export const testText = 'This device is told. A tap leads to Today.'
export const people = (count: number) => `${count} ${plural(count, { one: 'person', other: 'people' })}`
export const aBrowser = 'A browser'

// The settings.
export const title = 'Told at once'
export const text = 'A message on this phone or computer when something happens, even while the office is closed.'
export const homeScreen =
  'The office opens like an app: choose Add to Home Screen or Install app in the menu of the browser, or under Share. On an iPhone or iPad messages come only then.'
export const yourMessages = 'your messages'
export const switchOn = 'Switch on for this device'
export const switchOff = 'Switch off for this device'
export const onHere = 'This device is told.'
export const offHere = 'This device is not told.'
export const unsupported =
  'This browser cannot be told. On an iPhone or iPad, put the office on the home screen first and open it from there.'
export const denied =
  'This browser does not let the office tell you anything. Allow notifications in its settings for this site.'
export const failed = 'This browser could not be reached by the service of its maker. Please try again later.'
export const kinds = {
  booking: 'A new booking for today',
  cancellation: 'A cancellation',
  message: 'A message in the inbox',
  late: 'A boat that is late',
}
export const tellMeOf = 'Tell me of'
export const quiet = 'Quiet hours'
export const quietText = 'What happens then is told by Today, not by a message. Empty: none.'
export const from = 'From'
export const until = 'Until'
export const save = 'Save choice'
export const saved = 'Saved.'
export const devices = 'Your devices'
export const thisDevice = (label: string) => `${label} (this device)`
export const since = (day: string) => `since ${day}`
export const lastTold = (day: string, time: string) => `last told ${day}, ${time}`
export const test = 'Test'
export const testDevice = (label: string) => `Test: ${label}`
export const testSent = 'A message is on its way.'
export const remove = 'Remove'
export const removeDevice = (label: string) => `Remove: ${label}`
