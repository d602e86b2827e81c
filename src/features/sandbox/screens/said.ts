import type { Tone } from '#kit/ui/banner.tsx'

/** What the product says after success and failure: in its own words, and for as long as it does. */
export type Said = {
  text: string
  /** The feature that says it, and where. */
  feature: string
  where: string
  tone: Tone
  /** Without any it stays until it is closed, or until something else is done. */
  seconds?: number
  /** In the page, or in the corner. */
  how: 'banner' | 'toast'
}

export const said: readonly Said[] = [
  {
    text: 'Thank you! Your message has been sent.',
    feature: 'contact-form',
    where: 'Contact form of the agency',
    tone: 'success',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'An error has occurred, please try again or call us!',
    feature: 'contact-form',
    where: 'Contact form of the agency',
    tone: 'danger',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'Changes have been applied!',
    feature: 'settings',
    where: 'Settings',
    tone: 'success',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'Login failed, please try again later',
    feature: 'sign-in',
    where: 'Login',
    tone: 'danger',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'A new password has been sent to the entered email address',
    feature: 'sign-in',
    where: 'Recover, which then leads to the login',
    tone: 'success',
    seconds: 5,
    how: 'banner',
  },
  {
    text: 'The employee has been added',
    feature: 'sign-in',
    where: 'Register',
    tone: 'success',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'Registration failed, please try again later',
    feature: 'sign-in',
    where: 'Register',
    tone: 'danger',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'The payment was registered',
    feature: 'cash-register',
    where: 'Cash register',
    tone: 'success',
    seconds: 3,
    how: 'banner',
  },
  {
    text: 'An error has occurred',
    feature: 'cash-register',
    where: 'Cash register',
    tone: 'danger',
    seconds: 3,
    how: 'toast',
  },
  {
    text: 'The amount has changed, please look at it',
    feature: 'cash-register',
    where: 'Cash register',
    tone: 'warning',
    seconds: 5,
    how: 'toast',
  },
  {
    text: 'The till is open',
    feature: 'cash-register',
    where: 'Open & close',
    tone: 'success',
    seconds: 5,
    how: 'toast',
  },
  { text: 'The task was added', feature: 'inbox', where: 'Tasks', tone: 'success', seconds: 3, how: 'toast' },
  {
    text: 'The contact request is ticked off',
    feature: 'inbox',
    where: 'Inbox',
    tone: 'success',
    seconds: 3,
    how: 'toast',
  },
  {
    text: 'An error has occurred, please try again later!',
    feature: 'bookings',
    where: 'Booking',
    tone: 'danger',
    how: 'banner',
  },
  {
    text: 'Simulated: with the test account nothing was really changed',
    feature: 'sign-in',
    where: 'Every write of the test account',
    tone: 'info',
    seconds: 5,
    how: 'toast',
  },
]
