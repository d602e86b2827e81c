import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Endpoint, Input } from '#kit/shared/endpoint.ts'
import type { Topic } from '#kit/shared/topic.ts'
import { type Finished, finish, Memory } from './cache.ts'
import { readInput, type Server } from './http.ts'
import type { Live } from './live.ts'

/**
 * A read that anyone may do and that only changes with writes of its endpoint's topics: answered from memory as
 * finished bytes with an ETag. `produce` gives the JSON text.
 */
export function cachedRoute<E extends Endpoint & { method: 'GET'; access: 'anyone'; changesWith: readonly Topic[] }>(
  app: Server,
  live: Live,
  endpoint: E,
  produce: (input: Input<E>) => Promise<string>,
  /** What else the answer depends on, like today. */
  moment: () => string = () => '',
): void {
  const memory = new Memory<Finished>(live, endpoint.changesWith)
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
      return send(request, reply, await memory.read(key, async () => finish(await produce(input))))
    },
  })
}

function send(request: FastifyRequest, reply: FastifyReply, { body, etag }: Finished) {
  reply.header('etag', etag).header('cache-control', 'no-cache')
  if (request.headers['if-none-match'] === etag) return reply.code(304).send()
  return reply.header('content-type', 'application/json; charset=utf-8').send(body)
}
