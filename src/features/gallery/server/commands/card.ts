import type { Context } from '#kit/server/http/context.ts'
import { keepFile, readFile } from '#kit/server/pages/files.ts'
import { makeCard } from '#kit/server/pictures/pictures.ts'
import type { GalleryItem } from '../../contract.ts'
import { cardFileOf } from '../../rules.ts'
import { findItem } from '../queries.ts'

/** The yellow of the site, on which the work hangs. */
const ground = '#ffd400'

const fileOf = (path: string) => path.replace('/files/', '')

/**
 * The picture that messengers show of a link to a work, made when it is first asked for and then kept. Undefined when the
 * work does not hang.
 */
export function cards({ sql }: Pick<Context, 'sql'>): (itemId: number) => Promise<Buffer | undefined> {
  const making = new Map<string, Promise<Buffer | undefined>>()

  async function make(name: string, { path, narrower }: GalleryItem): Promise<Buffer | undefined> {
    const kept = await readFile(sql, name)
    if (kept) return kept.bytes
    const picture = await readFile(sql, fileOf(narrower.at(-1)?.path ?? path))
    const made = picture && (await makeCard(picture.bytes, ground))
    if (!made || 'refused' in made) return undefined
    const card = Buffer.from(made.card)
    await keepFile(sql, { name, media_type: 'image/jpeg', bytes: card })
    return card
  }

  return async (itemId) => {
    const item = await findItem(sql, itemId)
    if (!item) return undefined
    const name = cardFileOf(fileOf(item.path))
    const under = making.get(name) ?? make(name, item).finally(() => making.delete(name))
    making.set(name, under)
    return under
  }
}
