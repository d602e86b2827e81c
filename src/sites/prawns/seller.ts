import { words } from './words.ts'

/** Who sells the prawns: sample data, nobody is behind it. */
export const seller = {
  name: 'Parallax Prawns',
  streetAndNumber: 'Am Kutterkai 4',
  zipCodeAndCity: '18119 Warnemünde',
  country: words.germany,
  phone: '+49 381 5550148',
  email: 'ahoy@parallaxprawns.example',
  /** Days as schema.org abbreviates them, and wall-clock times. */
  hours: [
    { days: words.tuesdayToFriday, code: 'Tu-Fr', opens: '07:00', closes: '15:00' },
    { days: words.saturday, code: 'Sa', opens: '06:00', closes: '12:00' },
  ],
} as const

/** The number as `tel:` links want it. */
export const telephone = seller.phone.replaceAll(' ', '')
