export const checkDetails = 'Please check the entered details'
export const signInFirst = 'Please sign in first'
export const mayNot = 'Your account may not do this'
export const nothingHere = 'There is nothing at this address'
export const tooManyAttempts = 'Too many attempts, please wait a moment and try again'
export const checkValue = 'Please check this value'
export const noEmail = 'Please enter a valid email address'
export const noPhone = 'Please enter a valid phone number'
export const noChoice = 'Please choose yes or no'
export const noDate = 'Please select a valid date'

/** Of decimals. */
export const point = '.'
export const halfHour = '30 minutes'
export const oneHour = '1 hour'
export const hours = (count: number) => `${count} hours`
/** `hour` from 0 to 24; `past` are the minutes, `:30`, if there are any. */
export const clockTime = (hour: number, past: string) => `${hour % 12 || 12}${past} ${hour % 24 < 12 ? 'am' : 'pm'}`

/** What amounts of money are in. */
export const currencyNames: Readonly<Record<string, string>> = {
  USD: 'dollars',
  EUR: 'euros',
  CHF: 'francs',
  GBP: 'pounds',
}

/** Behind the name of a picture. */
export const wrongPictureType = 'is none of JPG, PNG, BMP, GIF, WebP and AVIF'
export const largePicture = 'is larger than 15 MB'
export const manyPixels = 'has more than 50 million pixels'
export const brokenPicture = 'is broken or incomplete'
export const slowPicture = 'takes too long to open: save it smaller or as JPG'
export const heavyPicture = 'needs too much memory to open: save it smaller or as JPG'
export const unprintable = (characters: string) => `Cannot be printed: ${characters}`
