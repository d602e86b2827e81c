export const description =
  'Prawns fresh on ice, grilled and in the tin: a dive from the surface to the ground of the sea.'
export const storeDescription = 'Prawns fresh on ice, grilled and in the tin'
export const productNamed = (name: string) => `Prawns, ${name.toLowerCase()}`
export const ribbon = '- the best prawns you can get -'

export const mainMenu = 'Main'
export const menu = 'Menu'
export const menuOrder = 'ORDER'
export const menuContact = 'CONTACT'
export const menuAbout = 'ABOUT'
export const backToAgency = 'Back to Sternsinger'
export const toSurface = 'Back to the surface'

export const order = 'Order'
export const orderNow = 'Order'
export const orderOf = (product: string) => `Order: ${product}`
export const orderDialog = (product: string) => `Order ${product}`
export const freshAlt = 'Raw prawns on crushed ice in a wooden crate'
export const grilledAlt = 'Grilled prawns on a skewer, with lemon'
export const tinAlt = 'A tin that says Parallax Prawns'

export const close = 'Close'
export const paymentMethod = 'Payment Method'
export const chooseMethod = 'Please choose a payment method'
export const creditcard = 'Credit card'
export const yourAddress = 'Your Address'
export const addressHint = 'Please enter the delivery address'
export const firstName = 'First name'
export const lastName = 'Last name'
export const email = 'Email address'
export const street = 'Street name & house number'
export const additional = 'Additional information'
export const postal = 'Postal code'
export const city = 'City'
export const country = 'Country'
export const submit = 'Submit'
export const testOrder = 'This is a test order: nothing is sent, and nothing is charged.'
export const thanks = 'Thank you for your test order!'
export const deliveryOnIce = 'Delivery on ice'
export const delivery = 'Delivery'
export const free = 'free'
export const total = 'Total'

export const contact = 'Contact'
export const where = 'Where'
export const open = 'Open'
export const phone = 'Phone'
export const mail = 'Mail'
export const germany = 'Germany'
export const tuesdayToFriday = 'Tue to Fri'
export const saturday = 'Sat'

export const about = 'About'
export const aboutSisters = (seller: string) =>
  `One cutter, two sisters, no middleman. ${seller} go out before the town wakes, come back with what the sea had to spare, and cook, ice or tin it the same day.`
export const aboutNone = 'When there are none, there are none.'
export const demonstration = <T>(link: (agency: string) => T) => [
  'A demonstration by ',
  link('Sternsinger'),
  ': no cutter, no sisters, and nothing you order is sent. ',
]
export const imprint = 'Imprint'
export const privacy = 'Privacy'
export const accessibility = 'Accessibility'

export const lostDescription = 'There is no page at this address.'
export const lost = 'Page not found'
export const lostTimer = 'You will be redirected automatically..'
export const lostWay = 'Go to the start page now'
