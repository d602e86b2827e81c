import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Input } from '#kit/shared/endpoint.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { type Finished, finish, Memory, sizeOfFinished } from './cache.ts'
import { readInput, type Server } from './http.ts'
import type { Live } from './live.ts'

/**
 * A read that anyone may do and that only changes with writes of its endpoint's topics: answered from memory as
 * finished bytes with an ETag, in brotli for who takes it. `produce` gives the JSON text.
 */
export function cachedRoute<E extends Endpoint & { method: 'GET'; access: 'anyone'; changesWith: readonly Topic[] }>(
  app: Server,
  live: Live,
  endpoint: E,
  produce: (input: Input<E>) => Promise<string>,
  /** What else the answer depends on, like today. */
  moment: () => string = () => '',
): void {
  const memory = new Memory<Finished>(live, endpoint.changesWith, sizeOfFinished)
  app.endpoints.push(endpoint)
  app.route({
    method: 'GET',
    url: endpoint.path,
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const key = moment() + request.url
      const kept = memory.get(key)
      if (kept) return send(request, reply, kept)
      const input = readInput(endpoint, request) as Input<E>
      const read = () => memory.read(key, async () => finish(await produce(input)))
      return send(request, reply, await app.gate.run('read', request, read))
    },
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag, brotli }: Finished) {
  if (brotli && takesBrotli(request)) return sendCompressed(request, reply, brotli)
  if (isKnown(request, reply, etag)) return reply.code(304).send()
  return reply.header('content-type', json).send(body)
}

async function sendCompressed(request: FastifyRequest, reply: FastifyReply, brotli: NonNullable<Finished['brotli']>) {
  if (isKnown(request, reply, brotli.etag)) return reply.code(304).send()
  return reply
    .header('content-type', json)
    .header('content-encoding', 'br')
    .send(await brotli.read())
}

const json = 'application/json; charset=utf-8'

/** Names the form of the answer, and says whether the browser has this very one. */
function isKnown({ headers }: FastifyRequest, reply: FastifyReply, etag: string): boolean {
  reply.header('etag', etag).header('cache-control', 'no-cache').header('vary', 'Accept-Encoding')
  return headers['if-none-match'] === etag
}

function takesBrotli({ headers }: FastifyRequest): boolean {
  const accepted = headers['accept-encoding']
  return typeof accepted === 'string' && accepted.includes('br') && !/\bbr\s*;\s*q=0(?:\.0*)?(?:,|\s|$)/.test(accepted)
}
