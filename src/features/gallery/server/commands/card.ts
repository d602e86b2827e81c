import type { Context } from '#kit/server/http/context.ts'
import { keptCards } from '#kit/server/pictures/cards.ts'
import { makeCard } from '#kit/server/pictures/pictures.ts'
import { cardFileOf } from '../../rules.ts'
import { findItem } from '../queries.ts'

/** The yellow of the site, on which the work hangs. */
const ground = '#ffd400'

const fileOf = (path: string) => path.replace('/files/', '')

/** The picture that messengers show of a link to a work. Undefined when the work does not hang. */
export function cards({ sql }: Pick<Context, 'sql'>): (itemId: number) => Promise<Buffer | undefined> {
  const card = keptCards(sql)
  return async (itemId) => {
    const item = await findItem(sql, itemId)
    return (
      item &&
      card({
        name: cardFileOf(fileOf(item.path)),
        from: fileOf(item.narrower.at(-1)?.path ?? item.path),
        make: (picture) => makeCard(picture, ground),
      })
    )
  }
}
