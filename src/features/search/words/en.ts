export const noSearch = (least: number, most: number) => `Please search for ${least} to ${most} characters`
export const search = 'Search'
export const searchFor = 'Name, phone, email, reference, boat …'
export const screens = 'Screens'
export const bookings = 'Bookings'
export const vouchers = 'Vouchers'
export const receipts = 'Receipts'
export const tasks = 'Tasks and requests'
export const blocked = 'Blocked customers'
export const customers = 'Customers'
export const invoices = 'Invoices'
export const results = 'Found'
export const found = (count: number) => (count === 1 ? '1 found' : `${count} found`)
export const nothing = 'Nothing found'
export const nothingText = 'Try a part of the name, the last digits of the phone number or the reference.'
export const start = 'Type at least two characters.'
export const howTo = 'Arrows choose, Enter opens, Escape closes.'
export const failed = 'The search does not answer right now.'
export const close = 'Close the search'
export const canceled = 'canceled'
export const noShow = 'did not come'
export const unpaid = 'unpaid'
export const over = 'over'
export const receiptNumber = (number: number) => `Receipt ${number}`
export const forRecipient = (name: string) => `for ${name}`
export const left = (amount: string) => `${amount} left`
export const inactive = 'inactive'
