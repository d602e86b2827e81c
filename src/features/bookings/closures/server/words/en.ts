export const why = 'Why'
export const askSubject = (boat: string, day: string) => `Your trip with ${boat} on ${day}: please choose`
export const askAgainSubject = (boat: string, day: string) => `Please choose: your trip with ${boat} on ${day}`
export const askPreheader = 'It cannot be as you booked it. Another time, a voucher or your money back: you choose.'
export const askPreheaderUnpaid = 'It cannot be as you booked it. Another time, or cancel at no cost: you choose.'
export const askTitle = 'Your trip cannot be as planned'
export const askLead = (name: string) =>
  `Hello ${name}, we are sorry: the trip below cannot be as you booked it. Tell us what you would like instead.`
export const waterClosed = 'Nobody can go out at that time.'
export const boatOut = 'The boat is out of service at that time.'
export const yourChoice = 'What would you like?'
export const whatChoices =
  'Move to another time or boat, at the price you agreed on; take a voucher for what you paid; or have your money back. It takes a minute.'
export const whatChoicesUnpaid =
  'Move to another time or boat, at the price you agreed on; or cancel, which costs you nothing. It takes a minute.'
export const chooseNow = 'Choose now'
export const orCall = 'You would rather talk to us? '
export const openAgainSubject = (boat: string, day: string) => `Your trip with ${boat} on ${day} takes place`
export const openAgainPreheader = 'It is open again, and your booking stands as it was. There is nothing to do.'
export const openAgainTitle = 'Your trip takes place'
export const openAgainLead = (name: string) =>
  `Hello ${name}, we had asked what you would like instead of the trip below. It is open again: your booking stands as it was, and there is nothing you have to do.`
export const plansChanged = 'Have your plans changed?'
export const whatPage = 'On the page of your booking you can look at it, change it or cancel it as before.'
export const toYourBooking = 'To your booking'
