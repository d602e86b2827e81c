export const noPassword = 'The password must be 4 - 20 characters long'
export const wrongCredentials = 'Email or password is wrong'
export const newPasswordSent = 'A new password has been sent to the entered email address'

export const email = 'Email'
export const password = 'Password'
export const login = 'Login'
export const failed = 'Login failed, please try again later'
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
