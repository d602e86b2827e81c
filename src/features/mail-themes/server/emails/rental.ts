import type { MailLook, Words } from '#kit/server/mail/blocks.ts'
import { type MailContent, wholeMail } from '#kit/server/mail/layout.ts'
import type { MailMessage } from '#kit/server/mail/mail.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { spokenCountry } from '#kit/shared/country-name.ts'
import { language, prefixOf } from '#kit/shared/language.ts'
import { words } from '../words.ts'

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
  [streetAndNumber, additional, zipCodeAndCity, spokenCountry(country)].filter((line) => line !== '')

/** A map of where the boats are. */
export const mapOf = (business: Env['business']): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent([business.name, ...addressOf(business)].join(', '))}`

/** How to reach the business. */
export function contact({ phone, email }: Env['business']): Words[] {
  return [{ label: phone, url: `tel:${phone.replaceAll(' ', '')}` }, ' · ', { label: email, url: `mailto:${email}` }]
}

/** A page of the site in the language that is spoken; `path` is what stands behind the site's own. */
export const pageOf = ({ publicUrl }: Pick<Env, 'publicUrl'>, path: string): string =>
  `${publicUrl}${prefixOf(language())}/RentalRevolution/${path}`

const placeLine = (business: Env['business']) => [`${business.name}, ${addressOf(business).join(', ')}`]
const privacyLink = (publicUrl: string) => ({ label: words.privacy, url: pageOf({ publicUrl }, 'privacy') })

/** The small print below every mail of the rental. */
export const footOf = ({ business, publicUrl }: Pick<Env, 'business' | 'publicUrl'>): MailContent['foot'] => [
  placeLine(business),
  [{ label: words.terms, url: pageOf({ publicUrl }, 'terms-and-conditions') }, ' · ', privacyLink(publicUrl)],
]

/** The same where nothing was agreed to yet: how to reach the business stands in place of the terms. */
export const shortFootOf = ({ business, publicUrl }: Pick<Env, 'business' | 'publicUrl'>): MailContent['foot'] => [
  placeLine(business),
  contact(business),
  [privacyLink(publicUrl)],
]

type Written = Omit<Parameters<typeof wholeMail>[0], 'look' | 'sender' | 'foot'> & { foot?: MailContent['foot'] }

/** A mail of the rental, in its look. */
export const fromRental = (from: Pick<Env, 'business' | 'publicUrl'>, mail: Written): MailMessage =>
  wholeMail({ look: rentalLook, sender: senderOf(from.business), foot: footOf(from), ...mail })
