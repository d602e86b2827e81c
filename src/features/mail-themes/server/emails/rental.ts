import type { MailLook, Words } from '#kit/server/mail/blocks.ts'
import type { MailContent } from '#kit/server/mail/layout.ts'
import type { Env } from '#kit/server/settings/env.ts'

/** Deep lake, mist paper, glacier green; buoy orange as the one small mark. */
export const rentalLook: MailLook = {
  band: '#0b2e36',
  onBand: '#f4f1e8',
  onBandQuiet: '#b9cfc8',
  trim: '#7fb5a6',
  mark: '#ff5a1f',
  page: '#f4f1e8',
  card: '#fffdf8',
  text: '#14292e',
  quiet: '#55686b',
  line: '#dcd8ca',
  link: '#0c5f66',
  dark: {
    page: '#0a171a',
    card: '#13252a',
    paper: '#1b414a',
    text: '#ece9df',
    quiet: '#a3b6b3',
    line: '#33494d',
    link: '#9ad0c1',
    button: '#7fb5a6',
    onButton: '#0b2e36',
  },
}

/** The site that the customer booked on, and the business behind it. */
export const senderOf = ({ name }: Env['business']) => ({ name: 'Rental Revolution', as: name })

export const addressOf = ({ streetAndNumber, additional, zipCodeAndCity, country }: Env['business']): string[] =>
  [streetAndNumber, additional, zipCodeAndCity, country].filter((line) => line !== '')

/** A map of where the boats are. */
export const mapOf = (business: Env['business']): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([business.name, ...addressOf(business)].join(', '))}`

/** How to reach the business. */
export function contact({ phone, email }: Env['business']): Words[] {
  return [{ label: phone, url: `tel:${phone.replaceAll(' ', '')}` }, ' · ', { label: email, url: `mailto:${email}` }]
}

/** The small print below every mail of the rental. */
export const footOf = ({ business, publicUrl }: Pick<Env, 'business' | 'publicUrl'>): MailContent['foot'] => [
  [`${business.name}, ${addressOf(business).join(', ')}`],
  [
    { label: 'Terms and conditions', url: `${publicUrl}/RentalRevolution/terms-and-conditions` },
    ' · ',
    { label: 'Privacy', url: `${publicUrl}/RentalRevolution/privacy` },
  ],
]
