import { plural } from '#kit/shared/plural.ts'

export const noSuch = 'There is no such extra any more'
export const noName = 'Please enter a name of at most 40 characters'
export const noPrice = 'Please enter a price'
export const noUnit = 'Please choose what the price is for'
export const noStock = 'Please enter how many there are, or leave it empty'
export const noType = 'Please choose kinds of boats'
export const noFlow = 'Please choose hours, nights or both'
export const noPosition = 'Please enter a place from 1 to 999'
export const hoursOnly = 'Only what is taken by the hour alone can cost by the hour'

export const extras = 'Extras'
export const lead = 'What customers can take along besides the boat. Bookings keep their prices.'
export const theExtras = 'the extras'
export const add = 'Add an extra'
export const none = 'No extras yet'
export const noneText = 'Customers book the boat alone.'
export const each = (price: string) => `${price} per booking`
export const enough = 'As many as asked for'
export const pieces = (count: number) => plural(count, { one: '1 piece', other: `${count} pieces` })
/** Of extras that the page of each boat in the office is asked about. */
export const marked = {
  both: 'For boats that say they have it',
  hours: 'For boats that say they have it, by the hour',
  days: 'For boats that say they have it, over nights',
}
export const isPutAway = 'Put away'
export const putAway = 'Put away'
export const putAwayOf = (name: string) => `Put away ${name}`
export const bringBack = 'Bring back'
export const bringBackOf = (name: string) => `Bring back ${name}`
export const wasPutAway = (name: string) => `${name} is put away: nobody can take it any more`
export const wasBroughtBack = (name: string) => `${name} can be taken again`
export const undo = 'Undo'
export const newExtra = 'New extra'
export const changeExtra = 'Change extra'
export const price = 'Price'
export const unit = 'The price is for'
export const units = { booking: 'The booking', day: 'A day or night', hour: 'An hour', person: 'A person' }
export const stock = 'How many there are'
export const stockHint = 'Left empty: as many as asked for. No more are booked at the same time.'
export const position = 'Place in the list'
export const saved = 'The extra is saved'
