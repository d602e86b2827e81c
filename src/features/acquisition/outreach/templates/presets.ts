import { currencyOf, type Language, languageOf } from '#kit/shared/countries.ts'
import type { AcquisitionType } from '../../contract.ts'
import { spelled, spellingOf } from '../content/spelling.ts'
import { longestSubject, subjectTexts } from '../content/subjects.ts'
import { outreachPrices } from '../rules/prices.ts'
import { english } from './presets-english.ts'
import { german } from './presets-german.ts'
import { type LetterTexts, type PresetType, presetTypes } from './presets-texts.ts'

export { type PresetType, presetTypes }

/** What staff choose among. */
export const presetNames: Readonly<Record<PresetType, string>> = {
  BoatRental: 'Boat rental',
  HalfBoatRental: 'Boats beside other things',
  YachtRental: 'Yacht charter',
  GeneralRental: 'Rental of anything',
  Neutral: 'Any business',
  Legacy: 'Longer letter',
}

/** Below the public address: what a letter invites to try. */
const demoPaths: Readonly<Record<AcquisitionType, string>> = {
  RentalRevolution: '/RentalRevolution',
  SupremeShop: '/ParallaxPrawns',
}

const texts: Readonly<Record<Language, LetterTexts>> = { de: german, en: english }

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => escapes[character] as string)

type Recipient = {
  type: AcquisitionType
  country: string
  /** That of the country unless told otherwise. */
  language?: Language
  /** Its name; empty where it is not known. */
  business: string
  /** Where this installation is reached from outside, without a slash at the end. */
  publicUrl: string
}

/** Subjects to choose from as text, the first is the usual one, and a body as HTML that goes on after the greeting. */
export type Preset = { subjects: string[]; body: string }

/** What a business is offered: in its language and spelling, with the prices of its country. */
export function presetOf(name: PresetType, { type, country, business, publicUrl, ...rest }: Recipient): Preset {
  const language = rest.language ?? languageOf(country)
  const wording = texts[language]
  const demo = escaped(publicUrl.replace(/\/+$/, '') + demoPaths[type])
  const known = business.trim()
  const parts: Readonly<Record<string, string>> = {
    ...outreachPrices(country),
    business: known === '' ? wording.business : escaped(known),
    terms: wording.terms[currencyOf(country)],
    demo: `<a href="${demo}">${demo}</a>`,
  }
  const written = (text: string) => localised(text, language, country)
  const subjects = subjectTexts(name, type, language)
    .filter((subject) => known !== '' || !subject.includes('{business}'))
    .map((subject) => filled(written(subject), { business: known }))
  return {
    subjects: subjects.filter((subject) => subject.length <= longestSubject),
    body: filled(wording.letters[type][name].map(written).join(''), parts),
  }
}

/** British English for some; without ß for the Swiss. */
export function localised(text: string, language: Language, country: string): string {
  if (language === 'en') return spelled(text, spellingOf(country))
  return country === 'Switzerland' ? text.replaceAll('ß', 'ss') : text
}

const filled = (text: string, parts: Readonly<Record<string, string>>) =>
  text.replaceAll(/\{(\w+)\}/g, (hole, part: string) => parts[part] ?? hole)
