import type { Language } from '#features/customers/rules.countries.ts'
import type { AcquisitionType } from './contract.ts'
import type { PresetType } from './rules.presets-texts.ts'

/** As long as the form takes. */
export const longestSubject = 120

type Kind = 'boat' | 'yacht' | 'rental' | 'generic' | 'shop'

/** Asked of whoever opens the mail. */
const forward: Readonly<Record<Language, string>> = {
  de: ' – bitte an die Inhaberin oder den Inhaber weiterleiten',
  en: ' – please forward to the owner',
}

/** The last one of each needs a name. */
const leads: Readonly<Record<Language, Readonly<Record<Kind, readonly string[]>>>> = {
  de: {
    boat: [
      'Online-Buchung für Ihren Bootsverleih',
      'Boote nach Stunden und Tagen online vermieten',
      'Buchung, Gutscheine und Kasse für Ihren Bootsverleih',
      'Boote online buchbar bei {business}',
    ],
    yacht: [
      'Online-Buchung für Ihre Yachtcharter',
      'Yachten online verchartern, ohne doppelte Buchung',
      'Buchung, Übergabe und Kasse für Ihre Yachtcharter',
      'Yachten online buchbar bei {business}',
    ],
    rental: [
      'Online-Buchung für Ihre Vermietung',
      'Nach Stunden und Tagen online vermieten',
      'Buchung, Gutscheine und Kasse für Ihre Vermietung',
      'Online mieten bei {business}',
    ],
    generic: [
      'Eine Website mit Online-Buchung',
      'Angebot für eine Website mit Buchung und Kasse',
      'Ihre Gäste buchen selbst: Angebot für eine Website',
      'Website mit Online-Buchung für {business}',
    ],
    shop: [
      'Ein Online-Shop für Ihren Betrieb',
      'Angebot für einen Online-Shop mit Kasse',
      'Im Internet verkaufen: Angebot für einen Shop',
      'Ein Online-Shop für {business}',
    ],
  },
  en: {
    boat: [
      'Online booking for your boat rental',
      'Boats for rent by the hour and the day, booked online',
      'Booking, vouchers and cash register for your boat rental',
      'Boats to be booked online at {business}',
    ],
    yacht: [
      'Online booking for your yacht charter',
      'Yacht charter online, without double bookings',
      'Booking, check-out and cash register for your yacht charter',
      'Yachts to be booked online at {business}',
    ],
    rental: [
      'Online booking for your rental business',
      'For rent by the hour and the day, booked online',
      'Booking, vouchers and cash register for your rental business',
      'To be booked online at {business}',
    ],
    generic: [
      'A website with online booking',
      'Our offer of a website with booking and cash register',
      'Guests book by themselves: our offer of a website',
      'A website with online booking for {business}',
    ],
    shop: [
      'An online store for your business',
      'Our offer of an online store with cash register',
      'Selling on the internet: our offer of an online store',
      'An online store for {business}',
    ],
  },
}

const kinds: Readonly<Record<PresetType, Exclude<Kind, 'shop'>>> = {
  BoatRental: 'boat',
  HalfBoatRental: 'boat',
  YachtRental: 'yacht',
  GeneralRental: 'rental',
  Neutral: 'generic',
  Legacy: 'rental',
}

/** Subjects of a preset, the first is what it has unless told otherwise; `{business}` stands for a name. */
export const subjectTexts = (preset: PresetType, type: AcquisitionType, language: Language): readonly string[] =>
  leads[language][type === 'SupremeShop' ? 'shop' : kinds[preset]].map((lead) => lead + forward[language])
