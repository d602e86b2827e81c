import { keepFile, readFile } from '../pages/files.ts'
import type { Db } from '../postgres/db.ts'
import type { CardAnswer } from './process.ts'

/** What a card is kept as, the file it is made of, and how. */
type Card = { name: string; from: string; make: (picture: Buffer) => Promise<CardAnswer> }

/**
 * The pictures that messengers show of links: each is made when it is first asked for, once however many ask, and then
 * kept. Undefined where there is no such picture, or none can be made of it.
 */
export function keptCards(sql: Db): (card: Card) => Promise<Buffer | undefined> {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function read({ name, from, make }: Card): Promise<Buffer | undefined> {
    const kept = await readFile(sql, name)
    if (kept) return kept.bytes
    const picture = await readFile(sql, from)
    const made = picture && (await make(picture.bytes))
    if (!made || 'refused' in made) return undefined
    const bytes = Buffer.from(made.card)
    await keepFile(sql, { name, media_type: 'image/jpeg', bytes })
    return bytes
  }

  return (card) => {
    const under = making.get(card.name) ?? read(card).finally(() => making.delete(card.name))
    making.set(card.name, under)
    return under
  }
}
