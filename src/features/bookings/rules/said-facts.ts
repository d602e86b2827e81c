import { words } from '../words.ts'
import { type Fact, factsOf } from './party.ts'

/** The facts of such a text (party.ts) as staff read them: what we know of in their language, and the rest as it is. */
export const saidFacts = (comment: string): Fact[] => factsOf(comment).map(saidFact)

/** Of one. What is kept is English. */
export const saidFact = ({ label, words: told }: Fact): Fact => ({
  label: words.factNames[label] ?? label,
  words:
    label === 'Persons'
      ? saidPersons(told)
      : label === 'Extras'
        ? saidExtras(told)
        : label === 'Boating licence'
          ? (words.toldLicences[told] ?? told)
          : told,
})

const saidExtras = (told: string): string =>
  told === 'none'
    ? words.none
    : told
        .split(', ')
        .map((name) => words.lineNames[name.charAt(0).toUpperCase() + name.slice(1)] ?? name)
        .join(', ')

const persons = /^(\d+) adults?(?:, 1 child \(age (\d+)\)|, (\d+) children \(ages (\d+) to (\d+)\))?$/

function saidPersons(told: string): string {
  const [found, adults, age, children, from, to] = persons.exec(told) ?? []
  if (found === undefined) return told
  const grown = words.adultsCount(Number(adults))
  if (age !== undefined) return words.withChild(grown, Number(age))
  return children === undefined ? grown : words.withChildren(grown, Number(children), Number(from), Number(to))
}
