import { plural } from '#kit/shared/plural.ts'

export const noBooking = 'There is no such booking'
export const sayFuel = 'Please say how full the tank is'
export const sayCharge = 'Please say how full the battery is'
export const noFuel = 'This boat takes no fuel'
export const seeLicence = 'Please look at the licence first'
export const enterAmount = 'Please enter an amount with at most two decimals'
export const enterHours = 'Please enter whole hours'
export const enterLitres = 'Please enter litres'
export const sayWaived = 'Please say why fewer late hours are charged'
export const describeDamage = 'Please describe the damage'
export const longNote = (most: number) => `Please use at most ${most} characters`
export const takePicture = 'Please take a picture'
export const enterReason = 'Please enter a reason'
export const chooseMethod = 'Please choose cash or card'
export const longName = 'This name is too long'
export const noPhoto = 'There is no such photo'
export const notLate = 'The boat is not late'
export const onlyLate = (hours: number) =>
  plural(hours, { one: 'Only 1 hour came together', other: `Only ${hours} hours came together` })
export const signHere = 'Please let the customer sign here, or on paper'
export const enterSigner = 'Please enter who signed'

/** Why something cannot be done with a boat now. */
export const wasCanceled = 'This booking was canceled'
export const isHeld = 'The customer is about to pay for this booking online'
export const isOut = 'This boat was handed over already'
export const isNotOut = 'This boat was not handed over yet'
export const isBack = 'This boat came back already'
export const otherStep = 'Somebody else has changed this handover. Please look again.'
export const enoughPhotos = 'These are enough photos: please remove one first'
export const photosStay = 'This step is finished: its photos stay'
export const paysNow = (amount: string) => `The customer pays ${amount} now`
export const goesBackNow = (amount: string) => `${amount} go back to the customer now`

export const titles = { canceled: 'Check-out', out: 'Check-out', back: 'Return', finished: 'Out and back' }
export const title = 'Check-out and return'
export const checkedOut = 'Checked out'
export const takenBack = 'Taken back'
export const bookings = 'Today'
export const oldLink = 'It may have been opened from an old link.'
/** Of the sheet on the list of today. */
export const stepOf = { out: (boat: string) => `Hand over ${boat}`, back: (boat: string) => `Take back ${boat}` }
export const allOfOut = 'Photos, damages, deposit, other signer'
export const allOfBack = 'New damage, photos, note, fewer late hours'
export const withDeposit = 'with the deposit'
export const levelAndBefore = (gauge: string, before: string) => `${gauge}, ${before}`
export const countedCharge = (count: number, what: string) => `${count} × ${what}`
export const theBooking = 'the booking'
export const close = 'Close'
export const nothingHandedOver = 'Nothing is handed over for it.'
export const newsBack = (who: string, time: string) => `${who} took this boat back: ${time}.`
export const newsOut = (who: string, time: string) => `${who} checked this boat out: ${time}.`
export const newsReturnUndone = 'The return was undone.'
export const newsCheckOutUndone = 'The check-out was undone.'
export const newsCanceled = 'This booking was canceled.'

export const booking = 'Booking'
export const reference = (reference: string) => `Reference ${reference}`
export const call = (phone: string) => `Call ${phone}`
export const canceled = 'Canceled'
export const paid = 'Paid'
export const takeOpen = (amount: string) => `${amount} open: take payment`
export const outAt = (time: string) => `Out ${time}`
export const atPier = 'At the pier'
export const backAt = (time: string) => `Back ${time}`
export const due = (time: string) => `Due ${time}`
export const dayNamed = (weekday: string, day: string) => `${weekday} ${day}`
export const hours = (count: number) => plural(count, { one: '1 hour', other: `${count} hours` })
export const price = (price: string) => `Price ${price}`
export const priceAndDeposit = (price: string, deposit: string) => `Price ${price}; deposit ${deposit} apart`

export const checkOut = 'Check out'
export const takeBack = 'Return'
export const takeBackLate = (late: string) => `Return, ${late}`

export const licence = 'Licence'
export const licenceSeen = 'Licence seen'
export const whatToSee = (customer: string) =>
  `In the name of ${customer} or of who steers, with their face on it, and valid for this boat today.`
export const asItGoes = 'The boat as it goes'
export const damagesBefore = 'Damages it has already'
export const signature = 'Signature'
export const takesOver = 'The customer takes the boat over as described'
export const signsHere = 'Signs here'
export const signedOnPaper = 'Signed on paper'
export const signatureOf = (name: string) => `Signature of ${name}`
export const isSigned = (label: string) => `${label}: signed`
export const isNotSigned = (label: string) => `${label}: not signed yet`
export const placeToSign = 'Sign here'
export const clearSignature = 'Clear signature'
export const nameOfSigner = 'Name of who signs'
export const intoTill = 'Into the till'
export const deposit = 'Deposit'
export const goesBack = 'Goes back at the return'
export const depositTaken = (amount: string) => `The deposit of ${amount} was taken with the price.`
export const paidBy = 'Paid by'
export const methods = { cash: 'Cash', card: 'Card' }
export const stillOpen = (amount: string) => `Besides, ${amount} of the price is still open.`
export const checkingOut = 'Checking out'
export const checkOutAndTake = (amount: string) => `Check out and take ${amount}`

export const gauges = { tank: 'Fuel', battery: 'Battery' }
export const empty = 'Empty'
export const full = 'Full'
/** On the dial, which has room for one letter. */
export const marks = { empty: 'E', full: 'F' }
export const before = (level: string) => `${level} at check-out`
export const wholeTank = 'a whole tank'
export const partOfTank = (part: string) => `${part} of the tank`
export const isGone = (part: string) => `${part} is gone: how many litres?`
export const emptyForNone = 'Empty where nothing is charged'

export const photos = 'Photos'
export const takePhotos = 'Take photos'
export const takeAnother = 'Take another'
export const photo = (number: number) => `Photo ${number}`
export const removePhoto = (number: number) => `Remove photo ${number}`
export const showLarge = (photo: string) => `${photo}: show large`
/** Of what the checklist names. */
export const photoOf = (text: string, number: number) => `${text}, photo ${number}`
export const photosOf = (text: string) => `Photos: ${text}`
export const takePhotoOf = (text: string) => `Take a photo: ${text}`
export const removeOf = (photo: string) => `Remove ${photo}`
export const countOf = (count: number, most: number) => `${count} of ${most}`
export const sameAgain = 'This photo was here already: the same photo counts once'
export const leftOut = (count: number, most: number) =>
  plural(count, {
    one: ` 1 photo left out: ${most} are the most`,
    other: ` ${count} photos left out: ${most} are the most`,
  })
export const sendingPhotos = 'Sending photos'
export const photosKept = (count: number) => `${count} photos are kept`
export const removeThis = 'Remove this photo?'
export const remove = 'Remove'
export const keep = 'Keep'
export const sendingPhoto = 'Sending a photo'
export const tryAgain = 'Try again'
export const leaveOut = 'Leave out'
export const notSent = 'The photo could not be sent'
/** `why`: `is larger than 15 MB`. */
export const thePicture = (why: string) => `The picture ${why}`
export const notTaken = 'A photo was not taken: try it again, or leave it out'
export const waitForPhotos = 'Photos are still being sent, please wait'

export const asItComes = 'The boat as it comes'
export const litresMissing = 'Litres missing'
export const atEach = (price: string) => `at ${price} each`
export const damage = 'Damage'
export const hadAlready = 'It had already'
export const newDamage = 'New damage'
export const damageFee = 'Damage fee'
export const staysHere = 'Deposit stays here'
export const untilAssessed = 'Until the damage is assessed'
export const costsNothing = 'It costs the customer nothing'
export const isHeldElse = (amount: string) => `Otherwise ${amount} stay here until the damage is assessed`
export const depositStays = (amount: string) => `${amount} of the deposit stay here until the damage is assessed.`
export const damageState = 'What it costs'
export const note = 'Note'
export const lateReturn = 'Late return'
export const lateCharged = 'Late hours charged'
export const lateHint = (due: string, price: string) => `Due ${due}; ${price} for each hour begun`
export const lateHintGrace = (due: string, price: string, minutes: number) =>
  `Due ${due}; ${price} for each hour begun; up to ${minutes} minutes cost nothing`
export const unitHours = (count: number) => plural(count, { one: 'hour', other: 'hours' })
export const whyFewer = 'Why fewer are charged'
export const customerPays = 'Customer pays'
export const giveBack = 'Give back'
export const givenBackBy = 'Given back by'
export const leftByCard = 'Left by card'
export const leftInCash = 'Left in cash'
export const chargeNames = { late_fee: 'Late return', fuel: 'Fuel (litres)', damage: 'Damage' }
/** On a receipt. */
export const chargeFor = (what: string, boat: string) => `${what} ${boat}`
/** Kept in the note of a return. */
export const lateWaived = (why: string) => `Late hours waived: ${why}`
export const amountChanged = 'The amount has changed'
export const othersByNow = 'The late hours are others by now. Please look at the sum again.'
export const takingBack = 'Taking back'
export const takeItBack = 'Take back'
export const giveBackAmount = (amount: string) => `Give back ${amount}`
export const take = (amount: string) => `Take ${amount}`

export const isDone = 'Done'
export const nothingChanges = 'Nothing changes hands.'
export const inCash = 'In cash.'
export const byCard = 'By card.'
export const boatIsOut = 'The boat is checked out.'
export const boatIsBack = 'The boat is back.'
export const showReturn = 'Show the return'
export const showSummary = 'Show the summary'
export const castOff = 'Cast off'
export const allSettled = 'All settled'
export const receipt = (number: number) => `Receipt ${number}`

// What was done so far.
export const seen = 'Seen'
export const notSeen = 'Not seen'
export const damagesThen = 'Damages then'
export const none = 'None'
export const noDamage = 'None'
export const noCharges = 'None'
export const leftCash = (amount: string) => `${amount} in cash`
export const leftCard = (amount: string) => `${amount} by card`
export const fees = 'Fees'
export const signed = 'Signed'
export const no = 'No'
export const onPaper = (name: string) => `On paper, ${name}`
export const late = 'Late'
export const nothingCharged = 'Nothing charged'
export const charged = (hours: string) => `${hours} charged`
export const charges = 'Charges'
export const customerPaid = 'Customer paid'
export const givenBack = 'Given back'
export const undoReturnFirst = 'To undo it, undo the return first.'
export const undo = { out: 'Undo check-out', back: 'Undo return' }
export const undoThis = { out: 'Undo the check-out?', back: 'Undo the return?' }
export const undoNow = { out: 'Undo the check-out', back: 'Undo the return' }
export const isUndone = { out: 'The check-out is undone', back: 'The return is undone' }
export const reason = 'Reason'
export const receiptsStay = 'The receipts stay in the ledger, with others that take them back.'
export const goBack = (amount: string) => `${amount} go back to the customer.`
export const noMoney = 'No money was taken.'
export const outAgain = 'The boat counts as out again.'
export const leavesAgain = (amount: string) => `The customer leaves the ${amount} here again.`

export const photoOfBoat = (boat: string) => `Photo of ${boat}`
export const photosWait = (count: number) =>
  plural(count, { one: '1 is not sent yet', other: `${count} are not sent yet` })
export const notHandedOver = 'Not handed out'

export const takeAndGo = (amount: string) => `Take ${amount}, then check out`
export const atTill = 'At the till'
export const payApart =
  'There is no network. Price and deposit are taken apart: the price at the till, the deposit with the check-out.'
export const isPaid = (receipt: number) => `Paid, receipt ${receipt}`
export const paidWithChange = (receipt: number, change: string) => `Give back ${change}. Paid, receipt ${receipt}`
