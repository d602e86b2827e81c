export const chooseBoat = 'Please choose a boat'
export const noBoat = 'There is no such boat'
export const noDamage = 'There is no such damage'
export const noService = 'There is no such service'
export const notLast = 'A later service was noted meanwhile'
export const noCustomer = 'Nobody had the boat then: there is nobody to charge'
export const isAssessed = 'Somebody else has decided on this damage already'
export const tooLateToUndo = 'The customer was told already'
export const isUnderWay = 'Its damage is being repaired or was assessed: take that back first'
export const onlyAdminsCharge = 'What is kept of a deposit is for administrators to decide'
export const paysNow = (amount: string) => `The customer pays ${amount} now`
export const goesBackNow = (amount: string) => `${amount} go back to the customer now`
export const enterAmount = 'Please enter an amount with at most two decimals'
export const enterHours = 'Please enter hours, with at most two decimals'
export const enterEveryHours = 'Please enter 1 to 9999 whole hours, or nothing'
export const enterEveryMonths = 'Please enter 1 to 120 whole months, or nothing'
export const longText = (most: number) => `Please use at most ${most} characters`
export const describe = 'Please describe the damage'
export const chooseState = 'Please choose how far it is'
export const chooseMethod = 'Please choose cash or card'
export const sayWhy = 'Please say what is charged and why: the customer reads it'
export const notYet = 'Please choose a day that has come'
export const decidedAnew = 'The damage is assessed anew'

/** On receipts. */
export const damageOf = (boat: string) => `Damage ${boat}`

export const title = 'Boats to look after'
export const theBoats = 'the boats'
export const damages = 'Damages'
export const noDamages = 'No boat is damaged'
export const noDamagesText = 'What is reported at a return or below stands here until it is repaired and paid for.'
export const report = 'Report a damage'
export const reportIt = 'Report'
export const reported = 'The damage is reported'
export const boat = 'Boat'
export const whatIsDamaged = 'What is damaged'
export const states = { reported: 'Reported', repair: 'In repair', done: 'Repaired' }
export const reportedBy = (when: string, who: string) => (who === '' ? when : `${when}, ${who}`)
export const withCustomer = (name: string) => `At the return of ${name}`
export const toRepair = 'To repair'
export const repaired = 'Repaired'
export const reopen = 'Not repaired yet'
export const stateOf = (what: string, boat: string) => `${what}: ${boat}`
export const nowInState = (boat: string, state: string) => `${boat}: ${state}`
export const undo = 'Undo'
export const outOfService = 'Out of service'
export const brokenReason = 'Boat damage'
export const repairCost = 'What the repair cost'
export const repairOf = (boat: string) => `${boat} is repaired`
export const costsUs = (amount: string) => `Repair ${amount}`
export const photos = 'Photos of the damage'
export const photo = (number: number) => `Photo ${number} of the damage`

export const isHeld = (amount: string) => `Deposit held: ${amount}`
export const notAssessed = 'Not assessed yet'
export const heldUntil = 'It goes back once the damage is assessed.'
export const costNothing = 'Cost the customer nothing'
export const wasCharged = (amount: string, who: string, why: string) =>
  `Charged to ${who || 'the customer'}: ${amount}${why && `, ${why}`}`
export const fromDeposit = (amount: string) => `${amount} of it taken from the held deposit`
export const assessedBy = (who: string) => `Decided by ${who}`
export const assess = 'Assess'
export const assessOf = (boat: string) => `What ${boat}’s damage costs`
export const charge = 'Charged to the customer'
export const chargeHint = 'Nothing: the deposit goes back whole'
export const why = 'Why'
export const whyHint = 'The customer reads it, in their own words if you can'
export const deposit = 'Deposit held'
export const goesBack = 'Goes back'
export const customerPays = 'Customer pays'
export const givenBackBy = 'Given back by'
export const paidBy = 'Paid by'
export const methods = { cash: 'Cash', card: 'Card' }
export const giveBack = (amount: string) => `Give back ${amount}`
export const keepAndGiveBack = (kept: string, back: string) => `Keep ${kept}, give back ${back}`
export const keepAll = (kept: string) => `Keep ${kept}`
export const take = (amount: string) => `Take ${amount}`
export const chargeNothing = 'Charge nothing'
export const isMailed = 'The customer is mailed in 5 minutes; until then it can be undone.'
export const isNotMailed = 'There is no email address: please tell the customer.'
export const assessed = (back: string) => `Assessed: ${back} given back`
export const assessedTaken = (taken: string) => `Assessed: ${taken} taken`
export const assessedEven = 'Assessed: nothing changes hands'
export const undone = 'Undone'
export const receipt = (number: number) => `Receipt ${number}`

export const boats = 'Hours and service'
export const hours = (count: string) => `${count} h`
export const hoursInAll = 'Hours of use'
export const sinceService = 'Since the last service'
export const ofHours = (count: string, of: number) => `${count} of ${of} h`
export const serviceStates = { none: 'No plan', fine: 'Fine', soon: 'Service soon', due: 'Service due' }
export const dueOn = (day: string) => `Due ${day}`
export const lastService = (day: string, hours: string, who: string) =>
  [`Last on ${day}${hours && ` at ${hours} h`}`, who].filter(Boolean).join(', ')
export const noneNoted = 'None noted yet'
export const plan = 'Service plan'
export const planOf = (boat: string) => `Service of ${boat}`
export const serviceDone = 'Service done'
export const serviceOf = (boat: string) => `Service of ${boat} done`
export const doneOn = 'Done on'
export const note = 'Note'
export const noteIt = 'Note the service'
export const serviceNoted = (boat: string) => `${boat}: service noted`
export const hoursNow = 'Hours of use now'
export const hoursNowHint = 'As its meter says; hours of handovers are added from now on'
export const everyHours = 'Service every'
export const everyMonths = 'And every'
export const unitHours = 'hours'
export const unitMonths = 'months'
export const nextOn = 'Next service on'
export const nextOnHint = 'A day that is due whatever the hours are'
export const save = 'Save'
export const saved = 'Saved'

/** For whoever hands a boat over. */
export const isDamaged = 'Damaged'
export const serviceDue = 'Service due'
export const heldShort = 'Deposit held: damage'
export const damageReported = 'A damage is reported'
export const lookAtIt = 'Boats to look after'
