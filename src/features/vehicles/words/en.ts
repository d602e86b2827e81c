import { plural } from '#kit/shared/plural.ts'

/** A type in the middle of a sentence. `all` is whatever the rental has. */
export const typeNames = {
  all: { singular: 'boat', plural: 'boats' },
  motorboats: { singular: 'motorboat', plural: 'motorboats' },
  sailboats: { singular: 'sailboat', plural: 'sailboats' },
  canoes: { singular: 'canoe', plural: 'canoes' },
  jetskis: { singular: 'jet ski', plural: 'jet skis' },
  houseboats: { singular: 'houseboat', plural: 'houseboats' },
}

/** As a heading. */
export const typeTitles = {
  all: 'All boats',
  motorboats: 'Motorboats',
  sailboats: 'Sailboats',
  canoes: 'Canoes',
  jetskis: 'Jet skis',
  houseboats: 'Houseboats',
}

/** One of it, that somebody takes. */
export const typeOnes = {
  all: 'a boat',
  motorboats: 'a motorboat',
  sailboats: 'a sailboat',
  canoes: 'a canoe',
  jetskis: 'a jet ski',
  houseboats: 'a houseboat',
}

/** Who may steer. */
export const licenses = {
  no: 'No licence needed',
  never: 'No licence needed',
  yes: 'Boating licence',
  captain: 'With our captain',
}
export const upTo = (people: number) => plural(people, { one: 'up to 1 person', other: `up to ${people} people` })
export const from = 'from'
export const forTime = (time: string) => `for ${time}`
export const nights = (count: number) => plural(count, { one: '1 night', other: `${count} nights` })

/** What is on site for a price: as a list that a sentence takes in. */
export const captainPart = (price: string) => `captain (${price} per hour)`
export const onSitePart = (fee: string, price: string) => `${fee.toLowerCase()} (${price} on site)`
export const included = (parts: string) => `${parts} included`
export const depositApart = (price: string) => `plus ${price} deposit in cash, which you get back`
export const noDeposit = 'no deposit'
export const feeNames: Readonly<Record<string, string>> = {}

export const wholePricesWith = (parts: string) => `Whole prices: 19 percent VAT, ${parts}`
export const wholePricesAlone = 'Whole prices: 19 percent VAT included'
export const noCleaning = 'no final cleaning'
export const pricesOf = (boat: string) => `Prices of ${boat}`
export const duration = 'Duration'
export const price = 'Price'
export const perHour = 'Per hour'
export const furtherNight = 'Each further night'
export const noPrices = 'There are no prices yet'
export const thePrices = 'the prices'

export const notAvailable = 'Not available at the moment'
export const aboutBoat = (boat: string) => `About ${boat}`
export const general = 'General'
export const features = 'Features'
export const technical = 'Technical'
export const priceList = 'Price list'
export const book = 'Book'
export const more = 'Details'
export const moreAbout = (boat: string) => `Details of ${boat}`
export const picturesOf = (boat: string) => `Pictures of ${boat}`
export const pictureOf = (boat: string, number: number) => `${boat}, picture ${number}`
export const enlarge = 'Enlarge'

export const noVehicleName = 'Please give the name of a vehicle'
export const noSuchBoat = 'There is no boat of this name'
export const noVehicle = 'Please give a vehicleType or a vehicleName'

// What only staff read.
export const selectImages = 'Select at least 1 but not more than 6 valid images'
export const enterPassengers = 'Please enter how many people it takes'
export const enterAmount = 'Please enter an amount with at most two decimals'
export const enterPrice = 'Please enter a price'
export const chooseLicense = 'Please choose who may steer'
export const chooseType = 'Please choose a type'
export const chooseDrive = 'Please choose what it runs on'
export const longText = (most: number) => `Please use at most ${most} characters`
export const chooseBoat = 'Please choose a boat'
export const chooseEntry = 'Please choose an entry'
export const giveName = (type: string, most: number) =>
  `Give the ${type} a name that is not used yet and is max ${most} characters long`
export const isGone = 'This boat does not exist any more'
export const sayWhat = 'Please say which boat, and what to do'
/** `why`: `is larger than 15 MB`. */
export const imageIs = (number: number, why: string) => `Image ${number} ${why}`
export const fileIs = (name: string, why: string) => `${name} ${why}`
export const thisPicture = 'This picture'
export const oneTooMany = (name: string, most: number) => `${name} is one too many: ${most} is the most`
export const wentWrong = 'Something went wrong'
export const wentWrongLater = 'Something went wrong, please try again later!'
export const checkDetails = 'Please check the entered details'

export const theBoats = 'the boats'
export const loadingForm = 'Loading the form'
export const noSuch = (type: string, name: string) => `There is no ${type} called ${name}`
export const maybeGone = 'It may have been renamed or removed.'
export const overview = 'Overview'
export const changeBoat = (name: string) => `Change ${name}`
export const addType = (type: string) => `Add a ${type}`
export const onlySeems = 'The test account only seems to save: nothing you enter here is kept.'
export const startOver = 'Start over'
export const stillHere = 'What you typed before is still here. Pictures have to be chosen again.'
export const change = 'Change'
export const add = 'Add'
export const pictures = 'Pictures'
export const theType = (type: string) => `The ${type}`
export const description = 'Description'
export const prices = 'Prices'
export const extras = 'Extras'
export const fees = 'Fees'
export const preview = 'Preview'
export const cancel = 'Cancel'
export const back = 'Back'
export const saving = 'Saving...'
export const save = 'Save'
export const upload = 'Upload'
export const uploaded = (percent: number) => `${percent} % uploaded`
export const preparing = 'Preparing the pictures'
export const wasAdded = (type: string) => `The ${type} was added successfully`
export const wasChanged = 'Changes have been made successfully'
export const toOverview = 'You are taken back to the overview'
export const leaveUnsaved = 'Leave without saving?'
export const stay = 'Stay'
export const leave = 'Leave'
export const whatStays = 'What you typed stays in this tab. Chosen pictures do not.'

export const name = 'Name'
export const nameHint = (most: number) => `At most ${most} characters, used by no other`
export const people = 'People'
export const peopleHint = (type: string) => `The most that the ${type} takes`
export const runsOn = 'What it runs on'
export const drives = { petrol: 'Petrol', diesel: 'Diesel', electric: 'Electric', none: 'No motor' }
export const maySteer = 'Who may steer'
export const steerers = {
  no: 'Anybody',
  yes: 'With a boating licence',
  captain: 'Our captain only',
  never: 'Nobody is asked',
}
export const aboutSteerers = {
  no: 'No licence needed',
  yes: 'Or with a briefing that includes a charter licence',
  captain: 'Always goes out with our captain, who is paid by the hour',
  never: 'The booking does not mention licences at all',
}
export const inEnglish = 'In English'
export const inGerman = 'In German'
export const oneToLine = 'One to a line'
export const forEvery = 'For every booking'
export const forDays = 'For bookings over days'
export const flags = {
  extra_bbq: 'Barbecue grill',
  extra_jukebox: 'Jukebox',
  extra_binoculars: 'Binoculars',
  extra_fishing_permit_day: 'Fishing permit for a day',
  extra_fishing_permit_week: 'Fishing permit for a week',
  extra_canoe_one_person: 'Canoe for one person',
  extra_canoe_two_persons: 'Canoe for two persons',
  extra_inflatable_boat: 'Inflatable boat',
  extra_sonar: 'Sonar',
  extra_bed_linen_and_towel: 'Bed linen and towel',
}
export const captainForHire = 'A captain can be hired'
export const captainAlways = 'One always comes along, as said above'
export const captainPerHour = 'Captain, per hour'
export const feeLabels = {
  deposit: 'Deposit',
  cleaning_fee: 'Cleaning fee',
  briefing_fee: 'Briefing fee',
  charter_license: 'Briefing with charter licence',
}
export const feeHints = {
  deposit: 'In cash, given back',
  cleaning_fee: 'In cash',
  briefing_fee: 'In cash',
  charter_license: 'For customers without a licence',
}
export const overNights = 'Let over nights'
export const aNight = 'A night'
export const byHour = 'Let by the hour'
export const fillEmpty = 'Fill in the empty ones'
export const inProportion = 'In proportion to the shortest one you entered'

export const choosePictures = 'Choose pictures'
export const addPictures = 'Add pictures'
export const allTaken = (most: number) => `All ${most} places are taken`
export const dropHere = 'Choose pictures or drop them here'
export const addSoFar = (count: number, most: number) => `Add pictures, ${count} of ${most} so far`
export const removeFirst = 'Remove one to add another'
export const kinds = 'JPG, PNG, BMP, GIF, WebP or AVIF, up to 15 MB each'
export const looking = 'Looking at the pictures'
export const picturesOfMost = (count: number, most: number) => `${count} of ${most} pictures`
export const isNowNumber = (number: number, count: number) => `Picture is now number ${number} of ${count}`
export const howToMove =
  'Press space to pick the picture up, move it with the arrow keys, and press space again to put it down.'
export const wasTakenAway = (number: number) => `Picture ${number} was taken away`
export const pickedUp = (number: number, count: number) => `Picked up, number ${number} of ${count}`
export const wouldBe = (number: number, count: number) => `Would be number ${number} of ${count}`
export const putDown = (number: number, count: number) => `Put down as number ${number} of ${count}`
export const putBack = 'Put back'
export const putBackWhere = 'Put back where it was'
export const picture = (number: number) => `Picture ${number}`
export const cannotShow = 'This browser cannot show it, but it can be uploaded'
export const cover = 'Cover'
export const dragIt = (picture: string) => `${picture}: drag to another place`
export const movable = 'movable picture'
export const moveLeft = (picture: string) => `${picture}: move left`
export const moveRight = (picture: string) => `${picture}: move right`
export const takeAway = (picture: string) => `${picture}: take away`
export const whatShows = 'What it shows'
export const sameInGerman = 'The same in German'

export const staff = 'Staff'
export const mainMenu = 'Main Menu'
export const logbook = 'Logbook'
export const whatAdd = 'What do you add?'
export const oneOf = (type: string) => `A ${type}`
export const theLogbook = 'the logbook'
export const nothingChanged = 'Nothing was changed yet'
export const whoAppears = 'Whoever adds, changes or blocks a boat appears here.'
export const olderLogbook = 'Older entries of the logbook'
export const olderEntries = 'Older entries'
export const boat = 'Boat'
export const whatHappened = 'What happened'
export const when = 'When'
export const undo = 'Undo'
export const isBlocked = (boat: string) => `${boat} is blocked`
export const isBookable = (boat: string) => `${boat} can be booked again`
export const wasRemoved = (boat: string) => `${boat} was removed from the fleet`
export const forStaff = (boat: string) => `${boat}, for staff`
export const unblock = 'Unblock'
export const unblockBoat = (boat: string) => `Unblock ${boat}`
export const close = 'Out of service'
export const closeBoat = (boat: string) => `Out of service: ${boat}`
export const block = 'Block'
export const blockBoat = (boat: string) => `Block ${boat}`
export const remove = 'Remove'
export const removeBoat = (boat: string) => `Remove ${boat}`
export const askBlock = (boat: string) => `Block ${boat}?`
export const askRemove = (boat: string) => `Remove ${boat}?`
export const blocking = 'Blocking...'
export const removing = 'Removing...'
export const whatBlocking = 'Nobody can book it until you unblock it. The page still shows it.'
export const whatRemoving =
  'It disappears from the fleet for good, with its pictures and prices. Its name can be used again.'
export const theBookings = 'the future bookings'
export const noBookings = 'No future bookings'
export const futureBookings = 'Future bookings'
export const countBookings = (count: number) =>
  plural(count, { one: '1 future booking', other: `${count} future bookings` })
export const theyStay =
  'They stay as they are. Cancel those that cannot take place: their customers get a mail with your reason.'
