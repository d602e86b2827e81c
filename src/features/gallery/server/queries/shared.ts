import { Memory } from '#kit/server/cache/cache.ts'
import type { Context } from '#kit/server/http/context.ts'
import { inLanguage } from '#kit/server/http/language.ts'
import type { Language } from '#kit/shared/language.ts'
import type { GalleryItem } from '../../contract.ts'
import { openPlaces } from '../../rules.ts'
import { words } from '../../words.ts'
import { findItem } from '../queries.ts'

/** What stands in the page of a work, of which the picture of its shared link is one. */
export type WorkPlaces = Readonly<Record<string, string>>

type Found = { item?: GalleryItem | undefined }

/**
 * What a link to a work says of it in a messenger, in the language of the page that it leads to; the work is from memory
 * while nothing changes. `hangs` is false where there is no such work: its page is then the gallery with nothing open.
 */
export function sharedWorks({ sql, live }: Pick<Context, 'sql' | 'live'>) {
  const memory = new Memory<Found>(live, ['gallery'])
  const find = async (itemId: string): Promise<Found> =>
    /^[1-9]\d{0,8}$/.test(itemId)
      ? memory.read(itemId, async () => ({ item: await findItem(sql, Number(itemId)) }))
      : {}
  return async (itemId: string, language: Language): Promise<{ hangs: boolean; places: WorkPlaces }> => {
    const { item } = await find(itemId)
    return { hangs: item !== undefined, places: inLanguage(language, () => (item ? placesOf(item) : withoutWork())) }
  }
}

const placesOf = ({ id, title, uploader, alt }: GalleryItem): WorkPlaces => ({
  itemId: String(id),
  ...said(words.sharedWork(title, uploader), alt),
})

/** No work has the number 0. */
const withoutWork = (): WorkPlaces => ({ itemId: '0', ...said(words.sharedGallery, words.sharedGalleryText) })

function said(title: string, alt: string): WorkPlaces {
  const named = { [openPlaces.title]: title, [openPlaces.alt]: alt }
  return Object.fromEntries(Object.entries(named).map(([place, text]) => [place.slice(1), text]))
}
