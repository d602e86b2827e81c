/** Which English businesses of a country are written in. */
export type Spelling = 'British' | 'American'

const british: ReadonlySet<string> = new Set(['United Kingdom', 'Ireland', 'Australia', 'New Zealand'])

export const spellingOf = (country: string): Spelling => (british.has(country) ? 'British' : 'American')

/** American words and what the British write in their place; longer ones before those they contain. */
const pairs: readonly (readonly [american: string, british: string])[] = [
  ['rental businesses', 'hire businesses'],
  ['rental business', 'hire business'],
  ['boat rental', 'boat hire'],
  ['for rent', 'for hire'],
  ['rent out', 'hire out'],
  ['rents out', 'hires out'],
  ['cash register', 'till'],
  ['canceled', 'cancelled'],
  ['catalog', 'catalogue'],
  ['color', 'colour'],
  ['colors', 'colours'],
  ['harbor', 'harbour'],
  ['inquiry', 'enquiry'],
  ['inquiries', 'enquiries'],
  ['organize', 'organise'],
  ['organized', 'organised'],
  ['store', 'shop'],
  ['stores', 'shops'],
  ['vacation', 'holiday'],
]

const inBritish: ReadonlyMap<string, string> = new Map(pairs)
const anyAmerican = new RegExp(`\\b(?:${pairs.map(([american]) => american).join('|')})\\b`, 'gi')

/** A text of ours, written as Americans do, in a spelling. Names and addresses are put in afterwards: they stay. */
export const spelled = (american: string, spelling: Spelling): string =>
  spelling === 'American'
    ? american
    : american.replace(anyAmerican, (word) => {
        const other = inBritish.get(word.toLowerCase()) ?? word
        return /^[A-Z]/.test(word) ? other.charAt(0).toUpperCase() + other.slice(1) : other
      })
