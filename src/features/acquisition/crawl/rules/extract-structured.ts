/** What schema.org data in a page say of a business. */
export type Structured = { businesses: string[]; people: string[]; emails: string[]; phones: string[] }

export const noStructured = (): Structured => ({ businesses: [], people: [], emails: [], phones: [] })

const most = { depth: 12, values: 3000, each: 20, length: 200 }

const people = new Set(['founder', 'founders', 'owner', 'owns', 'ceo', 'director', 'employee', 'contactPoint'])

/** Adds what a block of JSON-LD says; text that is none adds nothing. */
export function readStructured(text: string, into: Structured): void {
  let left = most.values
  const visit = (value: unknown, role: string, depth: number): void => {
    if (left-- <= 0 || depth > most.depth || typeof value !== 'object' || value === null) return
    if (Array.isArray(value)) {
      for (const one of value) visit(one, role, depth + 1)
      return
    }
    const given = value as Record<string, unknown>
    const name = textOf(given.name)
    const types = [given['@type']].flat().filter((type) => typeof type === 'string')
    if (types.includes('Person') && people.has(role)) add(into.people, name)
    else if (types.some((type) => isBusiness.test(type))) add(into.businesses, name)
    for (const field of ['email', 'telephone'] as const) {
      for (const one of [given[field]].flat()) {
        add(field === 'email' ? into.emails : into.phones, textOf(one).replace(/^(?:mailto|tel):/i, ''))
      }
    }
    for (const [key, inner] of Object.entries(given)) visit(inner, key, depth + 1)
  }
  try {
    visit(JSON.parse(text), '', 0)
  } catch {
    // Not JSON, or deeper than can be read.
  }
}

const isBusiness =
  /(?:Organization|Corporation|LocalBusiness|Business|Store|Service|Rental|Agency|Lodging|Hotel|Marina|Club|Location|Attraction)$/

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim().slice(0, most.length) : '')

function add(list: string[], text: string) {
  if (text !== '' && list.length < most.each && !list.includes(text)) list.push(text)
}
