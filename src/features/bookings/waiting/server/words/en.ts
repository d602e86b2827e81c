export const hello = (name: string) => `Hello ${name},`
export const confirmSubject = (day: string) => `Please confirm: waiting list for ${day}`
export const confirmTitle = 'One more step, and you are in line'
export const confirmPreheader = 'With one tap your place on the waiting list counts.'
export const whatConfirming =
  'Somebody, probably you, asked us to put this address on the waiting list. Confirm it, and your place counts from the moment you asked.'
export const whatThen =
  'When something fits, we mail you and keep it for you for one hour, between 8 in the morning and 9 in the evening. Whoever asked first hears first. It costs nothing and binds you to nothing.'
export const confirmPlace = 'Confirm my place'
export const notAsked =
  'You did not ask for this? Then you need not do anything: you are on no list, and we delete the request.'
export const onListSubject = (day: string) => `You are on the waiting list for ${day}`
export const onListTitle = 'You are on the list already'
export const onListText =
  'You have a place for this day. To wait for something else on it, leave the list first and ask anew.'
export const seePlace = 'See my place, or leave the list'

export const offerSubject = (boat: string, day: string) => `It is your turn: ${boat} on ${day}`
export const offerPreheader = (until: string) => `Kept for you until ${until}.`
export const offerTitle = (boat: string) => `${boat} is free, and you are first`
export const offerLead = (until: string) => `We keep it for you until ${until}. Then it goes to the next in line.`
export const bookIt = 'Look at it and book'
export const orNot =
  'It does not fit any more? On the same page you let it go with one tap, and the next in line can be happy.'
export const noNeed = 'If you do nothing, nothing happens: you have booked nothing and owe nothing.'
