import { authorOf } from '#kit/server/http/audit.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { makeSizes } from '#kit/server/pictures/pictures.ts'
import { pictureRefusals } from '#kit/shared/picture.ts'
import { ProblemError } from '#kit/shared/problem.ts'
import { uploadImage } from '../../contract/artist.ts'
import { uploadMessages } from '../../rules.ts'
import { hang } from '../commands.ts'
import { findItem } from '../queries.ts'

export function uploadRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  route(app, uploadImage, async ({ body: { image, title, alt, series }, caller }) => {
    const made = await makeSizes(image as Uint8Array)
    if ('refused' in made) throw refusal(422, 'INVALID', `The picture ${pictureRefusals[made.refused]}`)
    const by = authorOf(caller, context)
    const year = Number(by.day.slice(0, 4))
    const id = await hang(sql, { made, title, alt, series, year }, by)
    if (id === 'hangs already') throw refusal(409, 'HANGS_ALREADY', uploadMessages.hangs)
    await live.changed('gallery')
    const item = await findItem(sql, id)
    if (!item) throw refusal(409, 'TAKEN_DOWN', uploadMessages.failed)
    return { error: false as const, file_url: item.path, item }
  })
}

/** Refusals have the error flag that uploads are known by. */
const refusal = (status: number, code: string, detail: string) =>
  new ProblemError(status, code, detail, {
    errors: [{ field: 'image', message: code === 'INVALID' ? uploadMessages.type : detail }],
    extra: { error: true },
  })
