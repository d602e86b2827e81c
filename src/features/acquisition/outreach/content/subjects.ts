import type { Language } from '#kit/shared/countries.ts'
import type { AcquisitionType } from '../../contract.ts'
import type { PresetType } from '../templates/presets-texts.ts'

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
      'Boote bei {business} online buchen',
    ],
    yacht: [
      'Online-Buchung für Ihre Yachtcharter',
      'Yachten online verchartern, ohne doppelte Buchung',
      'Buchung, Übergabe und Kasse für Ihre Yachtcharter',
      'Yachten bei {business} online buchen',
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
      'Online booking for your boat rental business',
      'Rent out boats online, by the hour or the day',
      'Booking, vouchers and cash register for your boat rental business',
      'Let guests book boats online at {business}',
    ],
    yacht: [
      'Online booking for your yacht charter',
      'Charter out your yachts online, without double bookings',
      'Booking, handover and cash register for your yacht charter',
      'Let guests book yachts online at {business}',
    ],
    rental: [
      'Online booking for your rental business',
      'Rent out online, by the hour or the day',
      'Booking, vouchers and cash register for your rental business',
      'Let customers book online at {business}',
    ],
    generic: [
      'A website with online booking',
      'Our offer: a website with booking and cash register',
      'Guests book for themselves: our offer for your website',
      'A website with online booking for {business}',
    ],
    shop: [
      'An online store for your business',
      'Our offer: an online store with cash register',
      'Selling online: our offer for your store',
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

/** A subject without what it asks of whoever opens the mail. */
export const withoutForward = (subject: string): string =>
  Object.values(forward).reduce((text, request) => text.replace(request, ''), subject)

/** Subjects of a preset, the first is what it has unless told otherwise; `{business}` stands for a name. */
export const subjectTexts = (preset: PresetType, type: AcquisitionType, language: Language): readonly string[] =>
  leads[language][type === 'SupremeShop' ? 'shop' : kinds[preset]].map((lead) => lead + forward[language])
