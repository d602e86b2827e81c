import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inLanguage } from '#kit/server/http/language.ts'
import { extras, stayExtras } from '../contract.ts'
import { words } from '../words.ts'
import { type Party, partyFacts, partyText } from './party.ts'
import { saidFact, saidFacts } from './said-facts.ts'

const licenses = Object.keys(words.licences) as NonNullable<Party['license']>[]
const anyParty = fc
  .record({
    adults: fc.integer({ min: 1, max: 12 }),
    ages: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 4 }),
    license: fc.constantFrom(...licenses),
    extras: fc.uniqueArray(fc.constantFrom(...extras, ...stayExtras)),
  })
  .map(({ adults, ages, license, extras }) => {
    const party = { adults, license, extras, children: ages.length, ownWords: 'With a dog' }
    return { ...party, ageFrom: ages.length > 0 ? Math.min(...ages) : null, ageTo: Math.max(...ages) }
  })

test('What is told in English is read in German as if it were told in it, and the own words as they are.', () => {
  fc.assert(
    fc.property(anyParty, (party) => {
      const text = partyText(party)
      const told = (facts: readonly { words: string }[]) => facts.map((fact) => fact.words)
      expect(inLanguage('de', () => told(saidFacts(text)))).toEqual(inLanguage('de', () => told(partyFacts(party))))
      expect(saidFacts(text)).toEqual(partyFacts(party))
    }),
  )
})

test('A note of staff is theirs, and a word that says something of a licence elsewhere is left alone.', () => {
  expect(inLanguage('de', () => saidFacts('Comment: yes\nStaff: Call first'))).toEqual([
    { label: 'Bemerkung', words: 'yes' },
    { label: 'Vermerk', words: 'Call first' },
  ])
  expect(inLanguage('de', () => saidFact({ label: 'Persons', words: 'somebody' }))).toEqual({
    label: 'Personen',
    words: 'somebody',
  })
})
