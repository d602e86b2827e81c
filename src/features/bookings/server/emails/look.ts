import type { Env } from '#kit/server/env.ts'
import type { MailLook, Words } from '#kit/server/mail-blocks.ts'

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

/** How to reach the business. */
export function contact({ phone, email }: Env['business']): Words[] {
  return [{ label: phone, url: `tel:${phone.replaceAll(' ', '')}` }, ' · ', { label: email, url: `mailto:${email}` }]
}
