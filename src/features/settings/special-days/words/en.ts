export const noSuch = 'These days are gone meanwhile'
export const longSentence = (most: number) => `Please write at most ${most} characters`
export const noSentence = 'Please write what visitors read, in one language at least'
export const endsBefore = 'The last day must not be before the first'
export const tooLong = (days: number) => `Please choose at most ${days} days: whatever is longer is a season`
export const isOver = 'These days are over'
/** `days`: `December 24, 2026`. */
export const takenBy = (days: string) => `There are other hours already: ${days}`
export const tooMany = (most: number) => `There are ${most} already: please delete some first`
export const fromTo = (first: string, last: string) => `${first} – ${last}`
export const everyYear = (days: string) => `${days}, every year`

export const title = 'Days with other hours'
export const lead = 'Holidays and events. They go before the seasons, and visitors read why.'
export const add = 'Add days'
export const noneText =
  'Christmas, the town festival, an inspection: add them, and nothing can be booked outside their hours.'
export const change = 'Change'
export const changeOf = (days: string) => `Change ${days}`
export const remove = 'Delete'
export const removeOf = (days: string) => `Delete ${days}`
export const isSaved = (days: string) => `Saved: ${days}`
export const isRemoved = (days: string) => `Deleted: ${days}`
export const undo = 'Undo'

export const newDays = 'New days with other hours'
export const changeDays = 'Change days with other hours'
export const yearly = 'Every year again'
export const closed = 'Closed all day'
export const closedHours = 'Closed'
export const sentence = 'What visitors read, in English'
export const sentenceHint = 'Beside the day, with what they should know: “Regatta: open until midnight”'
export const sentenceDe = 'The same in German'
