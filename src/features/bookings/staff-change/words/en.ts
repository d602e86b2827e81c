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
