import { plural } from '#kit/shared/plural.ts'

/** Title of a page of the office. */
export const titled = (page: string) => `${page} – RentalRevolution`

export const mainMenu = 'Main Menu'
export const mainMenuText = 'The back office of the boat rental'
export const open = 'open'
export const tasks = 'Tasks'
export const tasksMenu = 'What is to be done'
export const tasksText = 'What is to be done at the boat rental'
export const inbox = 'Inbox'
export const inboxMenu = 'What customers ask'
export const inboxText = 'Who waits for an answer of the boat rental'
export const calendar = 'Calendar'
export const calendarMenu = 'Days, timeline, new bookings'
export const dailyOverview = 'Daily overview'
export const timelineOfFleet = 'Timeline of the fleet'
export const walkIn = 'Walk-in'
/** `boats`: `motorboats`. */
export const bookingCalendar = (boats: string) => `Booking calendar: ${boats}`
export const cashRegister = 'Cash Register'
export const cashRegisterMenu = 'Take money, receipts, closing'
export const cashRegisterText = 'The till of the boat rental'
export const booking = 'Booking'
export const products = 'Products'
export const productsMenu = 'Drinks, foods and their stock'
export const productsText = 'What is sold at the cash register, and its stock'
export const voucher = 'Voucher'
export const receipts = 'Receipts'
export const receiptsText = 'Receipts of the till'
export const openAndClose = 'Open & close'
export const openAndCloseText = 'Float, report and closing of the till'
export const cashPosition = 'Cash position'
export const cashPositionText = 'Income by day, month and year'
export const cashPositionLead = 'Income at the till and online; vouchers count when they are bought.'
export const logbook = 'Logbook'
export const cashLogbook = 'Cash logbook'
export const cashLogbookText = 'The cash register of the last 14 days'
export const cashLogbookLead = 'The cash register of the last 14 days, with what was paid online.'
export const boats = 'Boats'
export const boatsMenu = 'Fleet, prices, pictures'
export const blocked = 'blocked'
export const prices = 'Prices'
export const pricesMenu = 'Weekends, seasons, promo codes'
export const pricesText = 'What makes boats dearer or cheaper, and promo codes'
export const withdrawals = 'Withdrawals'
export const withdrawalsMenu = 'Vouchers given back by their buyers'
export const withdrawalsText = 'Who withdrew from the contract of a voucher'
export const employees = 'Employees'
export const employeesMenu = 'Who works here'
export const employeesText = 'Who works at the boat rental'
export const blockings = 'Blockings'
export const blockingsMenu = 'Customers who may not book'
export const blockedCustomers = 'Blocked customers'
export const blockedCustomersText = 'Customers who may not book any more'
export const workingHours = 'Working Hours'
export const workingHoursMenu = 'Hours of the last months'
export const workingHoursText = 'The hours worked at the boat rental'
export const settings = 'Settings'
export const settingsOfRoot = 'Opening hours and seasons'
export const settingsOfStaff = 'Your details and password'
export const settingsText = 'Your account, and for root the opening hours'
export const mailbox = 'Mailbox'
export const mailboxMenu = 'Every mail, and whether it went out'
export const noMails = 'No mails yet'
export const noMailsText = 'Every mail that the product writes appears here.'
export const logout = 'Logout'
export const logoutMenu = 'End your session here'
export const agency = 'Agency'

export const today = 'Today'
export const todayText = 'What leaves and comes back, by time, with what to do next'
export const departures = (count: number) => plural(count, { one: 'departure', other: 'departures' })
export const notArrived = (count: number) => `${count} not arrived`
export const next = (time: string, boat: string) => `next ${time}, ${boat}`
export const noneToCome = 'none to come'
export const arrivals = (count: number) => plural(count, { one: 'arrival', other: 'arrivals' })
export const stillToCome = (count: number) => `${count} still to come`
export const late = (count: number) => `${count} late`
export const unpaidToday = 'unpaid today'
export const inTheDrawer = 'in the drawer'
export const turnover = (amount: string) => `turnover ${amount}`
export const tillIsClosed = 'the till is closed'

export const internalCalendar = 'Internal calendar'
export const internalCalendarText = 'What goes out and comes back on each day'
export const takePayment = 'Take payment'
export const handOver = (boat: string) => `Hand over ${boat}`
export const takePaymentFor = (boat: string) => `Take payment for ${boat}`
export const fleetTimeline = 'Fleet timeline'
export const fleetTimelineText = 'Which boat is out when, and with whom'
export const handover = 'Check-out and return'
export const handoverText = 'Handing a boat over at the pier and taking it back'
/** `one`: `a motorboat`. */
export const addBoat = (one: string) => `Add ${one}`
export const addBoatText = 'A new boat for the fleet'
export const changeBoat = (boat: string) => `Change ${boat}`
export const changeBoatText = 'A boat of the fleet, its pictures and its prices'
export const newEmployee = 'New Employee'
export const newEmployeeText = 'Register an employee of the boat rental'
export const staff = 'Staff'
export const signingOut = 'Signing out'
