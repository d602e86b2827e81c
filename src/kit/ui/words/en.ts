export const timeout = 'The server takes too long to answer, please try again'
export const offline = 'There is no connection to the server, please try again'
export const failed = 'An error has occurred, please try again later!'
export const downloadFailed = 'Download failed.'

export const noConnection = 'No connection to the server at the moment, trying again'
export const trying = 'Trying'
export const tryNow = 'Try now'
export const tryAgain = 'Try again'
export const wentWrong = 'Something went wrong'
export const partMissing = 'This part could not be loaded. Please reload the page.'
export const loading = 'Loading'
export const loadingOf = (label: string) => `${label}: loading`
/** `what`: `the receipts`. */
export const loadingWhat = (what: string) => `Loading ${what}`
export const notLoaded = (what: string) => `${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded`

export const pleaseWait = 'Please wait...'
export const close = 'Close'
export const closeMessage = 'Close message'
export const closeZoom = 'Close zoom'
export const zoomIn = 'Zoom in'
export const zoomOut = 'Zoom out'
export const previous = 'Previous'
export const next = 'Next'
export const slider = 'slider'
export const useArrows = (label: string) => `${label}, use the arrow keys`
export const placeOf = (place: number, all: number) => `${place} of ${all}`
export const skip = 'Skip to content'
export const stayHere = 'Stay here'
export const stayed = 'You stay on this page'

export const today = 'today'
export const month = 'Month'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'

export const optional = 'optional'
export const done = 'done'
export const oneLess = (label: string) => `${label}: one less`
export const oneMore = (label: string) => `${label}: one more`
// Without `plural`: what the words of the kit stand on would come with every page.
export const left = (count: number) => `${characters(count)} left`
export const tooMany = (count: number) => `${characters(count)} too many`
const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`)

export const startOver = 'Start over'
export const leftOver = 'What you typed before is still here.'
export const overtaken =
  'What you did not touch shows what it is now. What you typed is still here: save again to replace theirs.'
/** `what`: `customer`. */
export const changedMeanwhile = (what: string) => `Somebody else changed this ${what} meanwhile`
export const yoursReplaces = (fields: string) =>
  `${fields}: what you typed is still here, and replaces theirs when you save.`
/** `why` is a sentence. */
export const nothingLost = (why: string) => `${why} Nothing you typed is lost.`
export const checkFields = (count: number) => `Please check ${count} fields: they say what is missing.`

export const mapsNotAgreed =
  'Content from Google Maps cannot be displayed due to your current cookie settings. Click Agree to view the content.'
export const agree = 'Agree'
export const withdrawConsent = 'Withdraw consent'
export const directions = 'Directions'
export const agreedToMaps = 'You have agreed to maps in this browser.'
export const notAgreedToMaps = 'You have not agreed to maps.'
export const agreeToMaps = 'Agree to maps'
