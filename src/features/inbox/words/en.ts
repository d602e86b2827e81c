import { plural } from '#kit/shared/plural.ts'

export const noName = 'Please enter a valid name'
export const noMessage = 'Please enter a message'
export const longMessage = 'Your message is too long'
export const noType = 'Please choose tasks, contact requests, confirmations, cancellations or invoices'
export const noPage = 'Please choose a page'
export const noTask = 'Please write down what is to be done'
export const longTask = 'The task is too long'
export const onlyTasks = 'Only tasks can be added'
export const noEntry = 'Please choose an entry'
export const noSuchEntry = 'There is no such entry'
export const writeToCompany = "Please use the contact form on our company's homepage"
export const logForAdmins = 'This logbook is for administrators'

export const tickedOffBy = (name: string, day: string) => `Ticked off by ${name} (${day})`
export const canceledBy = (name: string, day: string) => `Canceled by ${name} (${day})`
export const canceledByCustomer = (day: string) => `Canceled by the customer (${day})`
export const released = (day: string) => `Released (${day})`
export const because = (what: string, reason: string) => `${what}: ${reason}`
export const trip = (boat: string, price: string, reference: string) => `${boat}, ${price}, reference ${reference}`
export const tripTime = (day: string, from: string, until: string) => `${day}, ${from} – ${until}`
export const stayTime = (day: string, from: string, lastDay: string, until: string) =>
  `${day}, ${from} – ${lastDay}, ${until}`
export const bookedBy = (name: string) => `Booked by ${name}`

export const tasks = 'Tasks'
export const outstanding = (count: number) => `${count} outstanding`
export const noTasks = 'There are currently no outstanding tasks'
export const newTask = 'New task'
export const newTaskIs = (task: string) => `New task: ${task}`
export const whatToDo = 'What is to be done?'
export const addTask = 'Add task'
export const taskAdded = 'The task was added'
export const cancel = 'Cancel'

export const inbox = 'Inbox'
export const contactRequests = 'Contact requests'
export const toAnswer = (count: number) =>
  plural(count, { one: '1 contact request to answer', other: `${count} contact requests to answer` })
export const noRequests = 'There are currently no outstanding contact requests'
export const newRequestFrom = (name: string) => `New contact request from: ${name}`
export const isNew = 'New'
export const theEntries = 'the entries'
export const olderEntries = 'Older entries'

export const reply = 'Reply by mail'
export const yourMessage = 'Your message to us'

export const tickOff = 'Tick off'
export const tickOffWhat = (what: string) => `Tick off: ${what}`
export const tickOffTask = 'Tick off this task?'
export const tickOffRequest = 'Tick off this contact request?'
export const taskTickedOff = 'The task is ticked off'
export const requestTickedOff = 'The contact request is ticked off'

export const logbook = 'Logbook'
export const theLogbook = 'the logbook'
export const logbookSpan = 'The last 14 days, newest first.'
export const noEntries = 'There are no entries yet'
export const logNames = {
  todo: 'Tasks',
  contact: 'Contact',
  confirmation: 'Confirmed',
  cancellation: 'Canceled',
  invoice: 'Invoices',
}
