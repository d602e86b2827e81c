export const confirmed = (email: string) => `You have received a confirmation email at ${email}.`
export const confirmedInMailbox = <T>(link: (text: string) => T) => [
  'You have received a confirmation email, which you find in the ',
  link('built-in mailbox'),
  '.',
]
export const notPossible = 'Booking is not possible'
export const excluded =
  'You have been excluded from future bookings. If this is a mistake, please call us! If you otherwise try to circumvent this block via acquaintances, they will also be blocked.'
