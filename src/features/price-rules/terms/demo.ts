import { changed, play } from '#kit/ui/demo.ts'
import { removeTerms, saveTerms, stepsFrom } from './contract/staff.ts'
import { getTerms } from './contract.ts'

export const termsPlays = [
  play(saveTerms, ({ body }, { newId, show }) => {
    const terms = { id: newId(), ...body, steps: stepsFrom(body) }
    show(getTerms, (all) => [...all, terms].toSorted((a, b) => (a.starts_on < b.starts_on ? -1 : 1)))
    return terms
  }),
  play(removeTerms, ({ params }, { show }) => show(getTerms, (all) => changed(all, params.id, () => undefined))),
]
