import { changed, play } from '#kit/ui/demo.ts'
import { getPricing } from '../contract/pricing.ts'
import { removeTerms, saveTerms, stepsFrom } from './contract/staff.ts'

export const termsPlays = [
  play(saveTerms, ({ body }, { newId, show }) => {
    const terms = { id: newId(), ...body, steps: stepsFrom(body) }
    show(getPricing, (all) => ({
      ...all,
      terms: [...all.terms, terms].toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1)),
    }))
    return terms
  }),
  play(removeTerms, ({ params }, { show }) =>
    show(getPricing, (all) => ({ ...all, terms: changed(all.terms, params.id, () => undefined) })),
  ),
]
