export const chooseEmployee = 'Please choose an employee'
export const noEmployee = 'This employee does not exist'
export const notYourself = 'You cannot deactivate yourself'
export const notAdmins = 'Administrators cannot be activated or deactivated'

export const employees = 'Employees'
export const lead = 'Whoever is inactive cannot sign in. What they booked and worked stays.'
export const add = 'Add'
export const theEmployees = 'the employees'
export const which = 'Which employees'
export const states = { active: 'Active', inactive: 'Inactive' }
export const shown = { active: 'Active employees', inactive: 'Inactive employees' }
export const none = { active: 'No active employees yet', inactive: 'No inactive employees yet' }

export const email = 'Email'
export const phone = 'Phone'
export const address = 'Address'
export const deactivate = 'Deactivate'
export const deactivateWhom = (name: string) => `Deactivate ${name}`
export const deactivating = 'Deactivating...'
export const activate = 'Activate'
export const activateWhom = (name: string) => `Activate ${name}`
export const activating = 'Activating...'
export const isActive = (name: string) => `${name} can sign in again`
export const isInactive = (name: string) => `${name} is inactive now`
/** `why`: a sentence. */
export const notChanged = (name: string, why: string) => `${name} could not be changed: ${why}`

export const reallyDeactivate = (name: string) => `Deactivate ${name}?`
export const afterwards =
  'They are signed out at once on every device, and cannot sign in until you activate them again. Their bookings and working hours stay.'
export const cancel = 'Cancel'
