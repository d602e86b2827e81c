import type { Language } from '#kit/shared/countries.ts'
import { bodyHtml } from '#kit/shared/typed-html.ts'
import type { AcquisitionType } from '../../contract.ts'
import { presetNames, presetOf, presetTypes } from '../../outreach/templates/presets.ts'
import type { OwnLetter } from '../contract.ts'
import { letterTo } from '../rules.ts'

export type Recipient = { type: AcquisitionType; country: string; language: Language; business: string }

/** What can be written to a business in a language: letters of one's own, and the presets. */
export const choicesFor = (recipient: Recipient, own: readonly OwnLetter[]) => [
  ...own
    .filter(({ language, retired }) => language === recipient.language && !retired)
    .map((letter) => letterTo(letter, recipient.business)),
  ...presetTypes.map((id) => {
    const { subjects, body } = presetOf(id, { ...recipient, publicUrl: location.origin })
    return { id: id as string, name: presetNames[id], subjects, body: bodyHtml(body) }
  }),
]
