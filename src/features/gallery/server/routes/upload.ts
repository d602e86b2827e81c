import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { writing } from '#kit/server/http/write.ts'
import { makeSizes } from '#kit/server/pictures/pictures.ts'
import { pictureRefusals } from '#kit/shared/picture.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { uploadImage } from '../../contract/artist.ts'
import { words } from '../../words.ts'
import { hang, hangsAlready } from '../commands.ts'
import { findItem } from '../queries.ts'

export function uploadRoutes(app: Server, context: Context): void {
  const write = writing(context)
  route(app, uploadImage, async (call) => {
    const { image, title, alt, series } = call.body
    const made = await makeSizes(image as Uint8Array)
    if ('refused' in made) throw refusal(422, 'INVALID', words.unfitPicture(pictureRefusals[made.refused]))
    return write(call, async (writes) => {
      const year = Number(writes.author.day.slice(0, 4))
      const item = await findItem(writes.tx, await hang(writes, { made, title, alt, series, year }))
      if (!item) throw refusal(409, 'TAKEN_DOWN', words.failed)
      writes.tell('gallery')
      return { error: false as const, file_url: item.path, item }
    }).catch((error: unknown) => {
      throw hangsAlready(error) ? refusal(409, 'HANGS_ALREADY', words.hangsAlready) : error
    })
  })
}

/** Refusals have the error flag that uploads are known by. */
const refusal = (status: number, code: string, detail: string) =>
  new ProblemError(status, code, detail, {
    errors: [{ field: 'image', message: code === 'INVALID' ? words.noImage : detail }],
    extra: { error: true },
  })
