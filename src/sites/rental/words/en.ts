export const skip = 'Skip to the content'
export const connection = 'Connection'
export const menu = 'Menu'
export const closeMenu = 'Close menu'
export const main = 'Main'
export const book = 'Book'
export const theFleet = 'The fleet'
export const approach = 'How to get here'
export const contact = 'Contact'
export const about = 'About'
export const login = 'Login'
export const internal = 'Internal'
export const logout = 'Logout'
export const boats = 'Boats'
export const more = 'More'
export const vouchers = 'Vouchers'
export const terms = 'Terms and conditions'
export const withdraw = 'Withdraw from contract'
export const imprint = 'Imprint'
export const privacy = 'Privacy'
export const accessibility = 'Accessibility'
export const typesOfBoats = 'Types of boats'

export const businessDescription =
  'Motorboats, sailboats, houseboats, jet skis and canoes, rented by the hour and by the day'
export const homeTitle = 'Rental Revolution · Boats by the hour and by the day'
export const homeDescription =
  'Motorboats, sailboats, houseboats, jet skis and canoes from one pier. Free times at a glance, booked in minutes.'

export const theLake = <T>(turn: (part: string) => T) => ['The lake, ', turn('by the hour')]
export const bookNow = 'Book Now'
export const hiring = 'We are hiring'
export const hiringLead = 'We look for people who like boats, mornings and other people.'
export const onThePier = <T>(where: (part: string) => T) => [
  where('On the pier.'),
  ' You hand boats over, take them back and explain reverse gear with patience.',
]
export const inTheWorkshop = <T>(where: (part: string) => T) => [
  where('In the workshop.'),
  ' You keep hulls, engines and sails in order.',
]
export const atTheHelm = <T>(where: (part: string) => T) => [
  where('At the helm.'),
  ' You hold a boating licence and take guests out as their captain.',
]
export const hiringEnd =
  'For the season or all year round, full-time or at weekends. Tell us what you can do and when you have time.'

export const welcome = 'Welcome'
export const welcomeAboard = <T>(most: (part: string) => T) => [
  'Welcome aboard. Take a canoe for two, a sail after work, or a houseboat with the whole family: ',
  most('up to 12 people per boat'),
  '.',
]
export const dayToGiveAway = 'A day on the lake to give away, printed or by email.'
export const chooseVoucher = 'Choose a voucher'

export const whatWillYouTake = 'What will you take out?'
export const dayHasRoom = 'A day here has room for five kinds of boat. Take one of them, or one after the other.'
/** The parts of a day, and what each is best spent with. */
export const morning = { when: 'Morning', why: 'Still water, herons, nobody else.' }
export const forenoon = { when: 'Late morning', why: 'The wind comes down from the mountains.' }
export const noon = { when: 'Noon', why: 'Across to the far shore, and a swim.' }
export const late = { when: 'Late afternoon', why: 'Low sun, open water, full throttle.' }
export const night = { when: 'Overnight', why: 'Drop the anchor and wake up out there.' }
export const bookType = (type: string) => `Book ${type}`
export const overview = 'Overview'
export const overviewOfType = (type: string) => `Overview of ${type}`
export const fromFor = (price: string, time: string) => `from ${price} for ${time}`
export const upToPeople = (people: number) => `up to ${people} people`

export const openingHours = 'Opening hours'
export const approachHint = 'Look for the orange buoy. Somebody is on the pier whenever we are open.'
export const map = 'Map'
export const mapOf = (address: string) => `Map of ${address}`
export const contactLead = 'Questions about a boat, a birthday or the weather: somebody who knows the lake answers.'
export const quickContact = 'Quick contact'
export const chatOrCall = 'Chat or call'
export const aboutUs = 'About us'
export const aboutOffice =
  'We are a small harbour office with a short list of boats that we know by heart. Every one of them is checked in the evening, charged or fuelled overnight, and handed over in person.'
export const aboutTimetable =
  'What you see here is what is moored outside: the timetable is the one we work with ourselves, so a time that is free on your screen is free at the pier.'

export const overviewDescription = (boats: string) =>
  `Pictures, features, technical data and prices of our ${boats}, to be booked by the hour or by the day.`
export const theBoat = 'the boat'
export const boatTitle = (boat: string, type?: string) => `${boat}${type ? `, ${type}` : ''} · Rental Revolution`
export const boatDescription = (boat: string, type: string, people: number, price: string) =>
  `${boat} is a ${type} for up to ${people} people${price && `, from ${price}`}: pictures, prices, and when it is free first.`
export const noEntries = 'There are no entries in this category yet'
export const addOne = (type: string) => `Add a ${type}`
export const theBoats = 'the boats'
export const byDaysTitle = (boat: string) => `Book ${boat} for several days · Rental Revolution`
export const byDaysDescription = (boats: string) =>
  `Choose the nights for one of our ${boats}: free days of the coming months at a glance, prices included.`
export const byHoursTitle = (boat: string) => `Book ${boat} by the hour · Rental Revolution`
export const byHoursDescription = (boats: string) =>
  `Choose a date, a time and one of our ${boats}: free times of the week at a glance, prices included.`

export const loginTitle = 'Login – RentalRevolution'
export const loginDescription = 'Sign in to the boat rental as an employee'
export const loginLead = 'For the people who run the boats.'
export const mainMenu = 'Main Menu'
export const stillSignedIn = (name: string) => `You are still signed in as ${name}.`
export const asSomebodyElse = 'Sign in as somebody else:'
export const signedOut = 'You have been signed out.'
export const forgotPassword = 'Forgot your password?'
export const logoutTitle = 'Logout – RentalRevolution'
export const logoutDescription = 'Sign out of the boat rental'
export const youAreSignedOut = 'You are signed out'
export const signingOut = 'Signing out'
export const stillIn = 'You are still signed in'
export const toStartPage = 'You will be taken to the start page.'
export const recoverTitle = 'Recover – RentalRevolution'
export const recoverDescription = 'Get a new password for the boat rental by mail'
export const recover = 'Recover'
export const recoverLead =
  'We mail you a new password. It is valid for 30 minutes, and your old one works until you use it.'
export const recoverMailbox =
  'No mail server is set up here yet: the new password waits in the mailbox of the root account.'
export const backToLogin = 'Back to the login'

export const mailboxTitle = 'Mailbox · Rental Revolution'
export const mailboxDescription = 'The mails of your own booking, kept here as long as this is a demonstration.'
export const noMails = 'No mails yet'
export const noMailsText =
  'When you book a boat, the mail with your code and the confirmation appear here by themselves.'
export const bookBoat = 'Book a boat'
export const myBookingTitle = 'My booking · Rental Revolution'
export const myBookingDescription =
  'Everything about your booking: when, where, what is to be paid, and how to change or cancel it.'
export const closedTitle = 'Your trip cannot be as planned · Rental Revolution'
export const closedDescription =
  'Your trip cannot be as you booked it: choose another time, a voucher or your money back.'
export const waitingTitle = 'My place on the waiting list · Rental Revolution'
export const waitingDescription =
  'Your place on the waiting list of a full day: confirm it, take what is free, or leave the list.'
export const myVoucherTitle = 'My voucher · Rental Revolution'
export const myVoucherDescription = 'What is left on your voucher, and what it was used for.'
export const vouchersTitle = 'Vouchers · Rental Revolution'
export const vouchersDescription = (least: string) =>
  `Give a day on the lake: a voucher from ${least} for any of our boats, as a card to print, by mail.`
export const withdrawTitle = 'Withdraw from contract – RentalRevolution'
export const withdrawDescription =
  'Withdraw from the order of a voucher, in two steps and without an account, with a receipt by mail.'
export const voucherNumber = (reference: string) => `Voucher ${reference}`
export const testPaymentTitle = 'Test payment – RentalRevolution'
export const testPaymentDescription = 'Stands in for PayPal and Stripe while neither is set up: no money moves.'
export const paymentTitle = 'Payment – RentalRevolution'
export const paymentDescription = 'What became of a payment.'
export const grace = (minutes: number) =>
  `Up to ${minutes} minutes late cost nothing. Whoever is later pays from the agreed time on. `

export const lostTitle = 'Page not found · Rental Revolution'
export const lostDescription = 'There is nothing at this address.'
export const lost = 'Page not found'
export const toHarbour = 'To the harbour now'
export const lostTimer = 'We take you back to the harbour in 5 seconds.'
export const youStay = 'You stay here.'

/** What pictures show. */
export const heroAlt =
  'The pier in the morning: a mahogany runabout, a launch, a yacht, two houseboats and a red canoe, the town in the mist across the lake'
export const heroPortraitAlt =
  'The pier in the morning with a tan sail, a runabout and houseboats along it, the town across the lake'
export const eveningAlt =
  'The pier after sunset: lamps and cabins are lit, two people paddle home in a red canoe, mountains behind'
export const lostAlt = 'A lone orange buoy on still water in the fog'
export const tileMotorboatsAlt = 'A dark blue motorboat with four people at speed, white water along its side'
export const tileHouseboatsAlt = 'Somebody fishes from the porch of a small green houseboat with lit windows at dusk'
export const tileSailboatsAlt = 'A black cutter under full cream sails in the morning'
export const tileJetskisAlt = 'Two people on the blue-green jet ski throw spray in evening light'
export const tileCanoesAlt = 'Two people paddle the red canoe out of the reeds, over water lilies'
export const overviewAlts = {
  all: 'All kinds of boats out at noon: a canoe, a jet ski, a houseboat, an electric launch and two sailboats',
  motorboats: 'A mahogany runabout passes a blue bowrider and a white launch at the pier, the harbour town behind',
  sailboats: 'A black cutter under cream sails, a white daysailer and a dinghy with tan sails before the harbour town',
  canoes: 'A family in the red canoe and two people in a kayak on the misty morning lake',
  jetskis: 'Two jet skis cross the lake at dusk, mountains behind them',
  houseboats: 'The green houseboat Bittern in low sun, Whooper Swan and the town behind her',
}
export const voucherNames = { dawn: 'Lake at dawn', chart: 'Chart', pier: 'Evening at the pier' }
export const voucherDawnAlt = 'Two people in a red canoe beside the reeds at dawn, mist and mountains behind'
export const voucherChartAlt = 'A chart of the lake with its depths, and a course from the shore to the island'
export const voucherEveningAlt = 'Boats along the pier after sunset, lamps lit, the town’s lights across the lake'
