import { plural } from '#kit/shared/plural.ts'

// Why something was not sent.
export const unclear = 'Nobody knows whether this arrived: it was sent more than a day ago, and no answer came.'
export const unknown = 'This version cannot send it any more. Please do it again by hand.'
export const notKept = 'There is no network, and this browser could not keep it either. Please try again.'

export const waits = (count: number) => plural(count, { one: '1 thing waits', other: `${count} things wait` })
export const noNetworkWaits = (waits: string) => `No network – ${waits}`
export const isSending = (count: number) => plural(count, { one: 'Sending 1 thing', other: `Sending ${count} things` })
export const toDecide = (count: number) =>
  plural(count, { one: '1 thing was not taken: please decide', other: `${count} things were not taken: please decide` })
export const show = 'Show'
export const allSent = 'Everything is sent.'

export const title = 'Not sent yet'
export const order = 'Sent in this order, by itself, once there is a network.'
export const states = {
  waits: 'waits for the network',
  sends: 'is being sent',
  held: 'waits for what is above',
  refused: 'not taken',
}
export const doneAt = (time: string) => `done at ${time}`
export const youDid = 'What you did'
export const serverSays = 'What the server says'
export const again = 'Send again'
export const discard = 'Discard'
export const sureToDiscard = 'It was never sent, and is gone then. If it is still right, do it again by hand.'
export const sureDiscard = 'Yes, discard'
export const cashTaken = (amount: string) =>
  `It was paid in cash: ${amount} lies in the drawer. Give the money back, or book it at the till.`
export const heldByIt = (names: string) => `Waits for it, and is sent then: ${names}.`
export const discardWithHeld = (count: number) => `Discard all ${count}`
export const discarded = (names: string) => `Discarded, not sent: ${names}.`
export const keep = 'Keep it'
export const openBooking = 'Open booking'
export const notSent = 'not sent yet'
export const keptTitle = 'Kept, not sent yet'
export const keptText =
  'There is no network. It is sent by itself once there is, and stands at the top of every page until then.'

// What would be lost with signing out.
export const notSentYet = 'Not everything is sent yet'
export const unsent = (count: number) =>
  plural(count, {
    one: '1 thing that you did without a network is not sent yet, and would be lost.',
    other: `${count} things that you did without a network are not sent yet, and would be lost.`,
  })
export const stayAndSend = 'Stay signed in'
export const discardAndLeave = 'Discard and sign out'
export const noLogout = 'Signing out needs the network.'
export const noPage = 'No network'
export const noPageText = 'This page is not kept on this device, and opens once there is a network.'
export const toToday = 'To today'
