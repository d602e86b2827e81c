export const noPassword = 'The password must be 4 - 20 characters long'
export const wrongCredentials = 'Email or password is wrong'
export const newPasswordSent = 'A new password has been sent to the entered email address'
export const emailTaken = 'Somebody is registered with this email address already'

export const email = 'Email'
export const password = 'Password'
export const login = 'Login'
/** English says the same of every cause. */
export const failed = (_code?: string) => 'Login failed, please try again later'
export const sendPassword = 'Send a new password'
export const toLoginSoon = 'You will be taken to the login.'

export const ended = 'Your session has ended. Sign in to go on where you were.'
export const notAdmin = 'Only administrators register employees. You have been signed out.'
export const changed = 'Your changes have been applied. Please sign in with them.'
export const notForYou = 'This page is not for your account'
export const forAdmins = (page: string) => `${page} is for administrators.`
export const forRoot = (page: string) => `${page} is for the root account.`

export const lookAround = 'Look around first'
export const testAccountText =
  'The test account opens the staff side as an employee sees it. It cannot change the database: whatever it saves is only simulated.'
export const testEmail = 'Email'
export const fillIn = 'Fill in the test account'

export const staff = 'Staff'
export const mainMenu = 'Main Menu'
export const more = 'More'
export const asTestAccount = (name: string) => `${name} – test account: nothing you save here is kept`
export const nothingKept = <T>(account: (text: string) => T) => [
  account('Test account'),
  ' You can try everything; nothing you save here is kept.',
]
export const simulated = 'Simulated: with the test account nothing was really changed'
export const checking = 'Checking who is signed in'
export const notFoundOut = 'We could not find out who is signed in'

export const noFirstName = 'Please enter a valid first name'
export const noLastName = 'Please enter a valid last name'
export const noStreet = 'Please enter a valid street & house number'
export const longAdditional = 'Additional address details are too long'
export const noCity = 'Please enter a valid ZIP code & city'
export const mismatch = 'The passwords entered do not match'
export const who = 'Who'
export const firstName = 'First name'
export const lastName = 'Last name'
export const phone = 'Phone'
export const address = 'Address'
export const street = 'Street and house number'
export const additional = 'Additional address details'
export const city = 'ZIP code and city'
export const repeatPassword = 'Repeat the password'
export const showPassword = 'Show password'
export const addEmployee = 'Add employee'
export const added = 'The employee has been added'
export const notAdded = 'Registration failed, please try again later'

export const newPassword = 'Your new password'
export const oldOneWorks = 'Valid for 30 minutes. Your old password works until you use it.'
export const validFor = 'Valid for 30 minutes'
export const signInAs = (email: string) => `For signing in as ${email}`
export const greeting = (name: string) => (name === '' ? 'Hello,' : `Hello ${name},`)
export const signInWithIt =
  'Sign in with this password within 30 minutes. From then on it is your password, and whoever else is signed in with your account is signed out. Until you use it, your old password works as before.'
export const didNotAsk =
  'You did not ask for this? Then you need not do anything: in 30 minutes this password is void and your old one still works. Please do not pass this mail on. We never ask for a password on the phone or by mail.'
export const languageIs = (language: string) => `Language: ${language}`
export const logout = 'Logout'
