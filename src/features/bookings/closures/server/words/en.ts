export const why = 'Why'
export const askSubject = (boat: string, day: string) => `Your trip with ${boat} on ${day}: please choose`
export const askAgainSubject = (boat: string, day: string) => `Please choose: your trip with ${boat} on ${day}`
export const askPreheader = 'It cannot be as you booked it. Another time, a voucher or your money back: you choose.'
export const askTitle = 'Your trip cannot be as planned'
export const askLead = (name: string) =>
  `Hello ${name}, we are sorry: the trip below cannot be as you booked it. Tell us what you would like instead.`
export const waterClosed = 'Nobody can go out at that time.'
export const boatOut = 'The boat is out of service at that time.'
export const yourChoice = 'What would you like?'
export const whatChoices =
  'Move to another time or boat, at the price you agreed on; take a voucher for what you paid; or have your money back. It takes a minute.'
export const chooseNow = 'Choose now'
export const orCall = 'You would rather talk to us? '
