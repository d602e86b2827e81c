import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Input } from '#kit/shared/endpoint.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { readInput, type Server } from '../http/http.ts'
import { inLanguage, inLanguageOf } from '../http/language.ts'
import { encodingFor } from '../input/encoding.ts'
import type { Live } from '../live/live.ts'
import { type Finished, finish, Memory, sizeOfFinished } from './cache.ts'

/**
 * A read that anyone may do and that only changes with writes of its endpoint's topics: answered from memory as
 * finished bytes with an ETag, in brotli for who takes it. `produce` gives the JSON text, which is the same for all: whatever
 * words are in it are in the first language, and only refusals are in the asker's.
 */
export function cachedRoute<E extends Endpoint & { method: 'GET'; access: 'anyone'; changesWith: readonly Topic[] }>(
  app: Server,
  live: Live,
  endpoint: E,
  produce: (input: Input<E>) => Promise<string>,
  /** What else the answer depends on, like today; how to find it out, where that is not known at once. */
  moment: () => string | (() => Promise<string>) = () => '',
): void {
  const memory = new Memory<Finished>(live, endpoint.changesWith, sizeOfFinished)
  app.endpoints.push(endpoint)
  app.route({
    method: 'GET',
    url: endpoint.path,
    exposeHeadRoute: true,
    handler: async (request, reply) => {
      const at = moment()
      const kept = typeof at === 'string' ? memory.get(at + request.url) : undefined
      return kept ? send(request, reply, kept) : inLanguageOf(request, () => ask(request, reply, at))
    },
  })

  async function ask(request: FastifyRequest, reply: FastifyReply, at: string | (() => Promise<string>)) {
    const input = readInput(endpoint, request) as Input<E>
    // What has to be asked of the database counts as work from there on.
    const read = async () => {
      if (!live.mayCache) return finish(await produce(input))
      const key = (typeof at === 'string' ? at : await at()) + request.url
      return memory.get(key) ?? memory.read(key, async () => finish(await produce(input)))
    }
    return send(request, reply, await app.gate.run('read', request, () => inLanguage('en', read)))
  }
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag, brotli }: Finished) {
  const takesBrotli = encodingFor(request.headers['accept-encoding'], ['br']) === 'br'
  if (brotli && takesBrotli) return sendCompressed(request, reply, brotli)
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
