import type { Context } from '#kit/server/http/context.ts'
import { keptCards } from '#kit/server/pictures/cards.ts'
import { makePhotoCard } from '#kit/server/pictures/pictures.ts'
import { boatNamed } from '../../rules/boat.ts'
import { readVehicles } from '../queries.ts'

/** The picture that messengers show of a link to a boat: its first one. Undefined without such a boat, or a picture of it. */
export function boatCards({ sql }: Pick<Context, 'sql'>): (name: string) => Promise<Buffer | undefined> {
  const card = keptCards(sql)
  return async (name) => {
    const from = boatNamed(await readVehicles(sql), name)?.path1?.replace('/files/', '')
    return from === undefined
      ? undefined
      : card({ name: `card_${from.replace(/\.\w+$/, '.jpg')}`, from, make: makePhotoCard })
  }
}
