export const noItem = 'Please check this item of the list'
export const noText = 'Please write what is looked at, in one language at least'
export const noMoment = 'Please choose when it is looked at'
export const tooMany = (most: number) => `More than ${most} items are not looked at: please delete some first`
export const tooManyPhotos = (most: number) => `At most ${most} items of a step can ask for a photo`
export const changedMeanwhile = 'Somebody else has changed this list meanwhile. Please look again.'
export const otherList = 'This checklist is another one by now. Please look again.'
export const sayWhat = 'Please say what is not fine'

export const checklist = 'Checklist'
export const allFine = 'All fine'
/** What was ticked all at once. */
export const show = 'Show'
export const notFine = 'Not fine'
export const notFineOf = (item: string) => `Not fine: ${item}`
export const whatIsWrong = 'What is not fine'
/** `items`: what was not looked at. */
export const notChecked = (items: string) => `Not checked, or without its photo: ${items}. Press again to go on anyway.`
export const said = {
  ok: (item: string) => `${item}: fine`,
  not_ok: (item: string, note: string) => `${item}: not fine, ${note}`,
  unchecked: (item: string) => `${item}: not checked`,
}

export const beforeAfter = 'Before and after'
export const moments = { out: 'Check-out', back: 'Return' }
export const photoAt = {
  out: (what: string) => `${what} at the check-out`,
  back: (what: string) => `${what} at the return`,
}
export const titleOf = (what: string, moment: string) => `${what} · ${moment}`
export const noPhoto = 'No photo'
export const closeBy = 'Zoom in'

// In the settings.
export const title = 'Checklists'
export const lead =
  'What staff look at when a boat goes out and comes back, by kind of boat. Without items they are asked nothing.'
export const theLists = 'the checklists'
export const kinds = 'Kinds of boats'
export const none = 'Nothing is looked at yet: the propeller, the tank, the life jackets?'
export const add = 'Add an item'
export const newItem = 'New item'
export const changeItem = 'Change the item'
export const change = 'Change'
export const changeOf = (item: string) => `Change ${item}`
export const remove = 'Delete'
export const undo = 'Undo'
export const removeOf = (item: string) => `Delete ${item}`
export const isRemoved = (item: string) => `Deleted: ${item}`
export const up = (item: string) => `Move ${item} up`
export const down = (item: string) => `Move ${item} down`
export const placeOf = (item: string, place: number, all: number) => `${item}: ${place} of ${all}`
export const texts = { text: 'What is looked at', text_de: 'The same in German' }
export const eitherLanguage = 'Either language is enough: where one is missing, the other is read'
export const when = 'When'
export const bothTimes = 'Both times'
export const withPhoto = 'With a photo'
