import { cachedRoute } from '#kit/server/cache/cached-route.ts'
import { sent } from '#kit/server/http/answer.ts'
import type { Context } from '#kit/server/http/context.ts'
import { route, type Server } from '#kit/server/http/http.ts'
import { notFound } from '#kit/shared/problem.ts'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import { cards } from './commands/card.ts'
import { readItems, readThreads, showsPicture } from './queries.ts'
import { artistRoutes } from './routes/artist.ts'
import { uploadRoutes } from './routes/upload.ts'

export function galleryRoutes(app: Server, context: Context): void {
  const { sql, live } = context
  app.pictures.anyone.push(showsPicture)
  const cardOf = cards(context)
  artistRoutes(app, context)
  uploadRoutes(app, context)

  cachedRoute(app, live, calls.getGalleryItems, async () => JSON.stringify({ gallery_data: await readItems(sql) }))

  cachedRoute(app, live, calls.getComments, async ({ params }) => {
    const comments = await readThreads(sql, params.itemId)
    if (!comments) throw notFound(words.workGone)
    return JSON.stringify({ comments })
  })

  route(app, calls.getCard, async ({ params, reply }) => {
    const card = await cardOf(params.itemId)
    if (!card) throw notFound(words.workGone)
    reply.header('cache-control', 'public, max-age=86400').type('image/jpeg').send(card)
    return sent
  })
}
