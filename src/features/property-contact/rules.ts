import { words } from './words.ts'

/** What an enquiry is about. */
export type Subject = { id: number; name: string; location: string }

/** The property that an address asks about (`?property=16`), as ids are written; undefined is none of them. */
export function propertyAsked(search: string): number | undefined {
  const asked = new URLSearchParams(search).get('property') ?? ''
  return /^(?:[1-9]|1\d|2[0-4])$/.test(asked) ? Number(asked) : undefined
}

/** `Farmhouse with cypresses, Val d’Orcia, Italy`: the subject line. */
export const subjectLine = ({ name, location }: Subject): string => `${name}, ${location}`

/** What the message begins with; whoever writes goes on from there. */
export const enquiryAbout = ({ name, location, id }: Subject): string => `${words.enquiry(name, location, id)}\n\n`
