export const requestFrom = (name: string) => `Question from ${name}`
export const somebodyWrites = 'Somebody writes to you'
export const justAnswer = 'Answer this mail: it goes to whoever wrote.'
export const email = 'Email'
export const theMessage = 'The message'
export const openInbox = 'Open the inbox'
export const tickOffOnceAnswered =
  'Sent by the contact form of the home page. Tick it off in the inbox once it is answered. Name and address are as typed: nobody checked them.'
