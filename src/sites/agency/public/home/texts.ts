import type { Language } from '#kit/shared/language.ts'
import type { Currency } from '#kit/shared/money.ts'

/** One of the four sites, as its house on the street says it. */
export type ShopText = { name: string; text: string }

type Offer = { title: string; claim: string; text: string; facts: readonly string[] }

/** Everything the start page says, in one language. A page loads its own only. */
export type HomeTexts = {
  language: Language
  /** What the addresses of this language begin with. */
  privacy: string
  hero: { claim: string; look: string; write: string }
  projects: {
    title: string
    lead: string
    look: string
    rental: ShopText
    realEstate: ShopText
    prawns: ShopText
    art: ShopText
    dialog: { title: string; text: string }
  }
  service: { title: string; lead: string; websites: Offer; bookings: Offer; offices: Offer }
  website: {
    scene: string
    width: string
    phone: string
    desk: string
    lights: string
    shop: string
    menu: readonly string[]
    headline: string
    text: string
    order: string
    hours: readonly (readonly [days: string, hours: string])[]
  }
  booking: {
    scene: string
    caption: string
    both: string
    again: string
    boat: string
    people: readonly [string, string]
    wants: (hour: string) => string
    booked: string
    alreadyBooked: (free: string) => string
    taken: string
    hours: readonly string[]
  }
  price: {
    scene: string
    caption: string
    sends: string
    /** The sign of the currency stands before or behind what is typed, as the language has it. */
    signBefore: string
    signBehind: string
    says: string
    refused: string
    fits: string
    list: string
  }
  till: {
    scene: string
    caption: string
    sell: string
    reverse: string
    receipt: (number: number) => string
    reversalOf: (number: number) => string
    currency: Currency
    lines: readonly (readonly [item: string, cents: number])[]
    total: string
    follows: string
  }
  about: {
    title: string
    blessing: string
    story: readonly string[]
    ways: readonly (readonly [title: string, text: string])[]
  }
  contact: { title: string; lead: string; email: string; phone: string }
}
