import { Memory } from '#kit/server/cache/cache.ts'
import type { Context } from '#kit/server/http/context.ts'
import { openPlaces } from '../../rules.ts'
import { findItem } from '../queries.ts'

/** What stands in the page of a work, of which the picture of its shared link is one. */
export type WorkPlaces = Readonly<Record<string, string>>

/** No work has the number 0. */
const none: WorkPlaces = {
  itemId: '0',
  ...placesOf('ArtAlley - Gallery', 'Pictures, hung where everybody may look at them.'),
}

/**
 * What a link to a work says of it in a messenger, from memory while nothing changes. `hangs` is false where there is no
 * such work: its page is then the gallery with nothing open.
 */
export function sharedWorks({ sql, live }: Pick<Context, 'sql' | 'live'>) {
  const memory = new Memory<{ hangs: boolean; places: WorkPlaces }>(live, ['gallery'])
  const missing = { hangs: false, places: none }
  return async (itemId: string): Promise<{ hangs: boolean; places: WorkPlaces }> => {
    if (!/^[1-9]\d{0,8}$/.test(itemId)) return missing
    return memory.read(itemId, async () => {
      const item = await findItem(sql, Number(itemId))
      if (!item) return missing
      return { hangs: true, places: { itemId, ...placesOf(`${item.title} by ${item.uploader}`, item.alt) } }
    })
  }
}

function placesOf(title: string, alt: string): WorkPlaces {
  const named = { [openPlaces.title]: title, [openPlaces.alt]: alt }
  return Object.fromEntries(Object.entries(named).map(([place, text]) => [place.slice(1), text]))
}
