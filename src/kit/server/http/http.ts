import cookie from '@fastify/cookie'
import formbody from '@fastify/formbody'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import type * as z from 'zod/mini'
import type { Access, Answer, Endpoint, Input } from '#kit/shared/endpoint.ts'
import { fieldErrors } from '#kit/shared/fields.ts'
import { invalid, notAllowed, notSignedIn, ProblemError } from '#kit/shared/problem.ts'
import { toWire } from '#kit/shared/wire.ts'
import { readJsonBodies } from '../input/json-bodies.ts'
import { makeRoom } from '../input/large-bodies.ts'
import { answerMalformed, answerNoAddress } from '../input/malformed.ts'
import { parseMultipart } from '../input/multipart.ts'
import { refuseUnclear, targetOf } from '../input/request-head.ts'
import { unsoundField } from '../input/sound-input.ts'
import type { Circuit } from '../outbound/circuit.ts'
import { busy, Gate, type Kind, kindOf } from '../overload/overload.ts'
import { hasBody, headOptions, limitSockets, type SocketLimits, socketLimits } from '../overload/sockets.ts'
import type { PicturesShown } from '../pages/shown.ts'
import { checkCsrf } from '../security/csrf.ts'
import { restrictions, securityHeaders } from '../security/headers.ts'
import type { Job } from '../work/jobs.ts'
import { type Sent, sent, WithStatus } from './answer.ts'
import { inLanguageOf } from './language.ts'
import { loggedPath } from './log.ts'
import { answerProblem, notFoundAnswer } from './problems.ts'
import { type Repeat, repeatOf } from './repeat.ts'
import { words } from './words.ts'

/** Who calls, as far as access is concerned. */
export type Caller = {
  id: number
  email: string
  firstName: string
  lastName: string
  admin: boolean
  root: boolean
  demo: boolean
  /** Of the art site, and no staff of the businesses. */
  artist: boolean
}

export type Call<E extends Endpoint> = Input<E> & {
  /** The signed-in caller; undefined for a visitor. Never undefined where the endpoint asks for an account. */
  caller: E['access'] extends 'anyone' ? Caller | undefined : Caller
  /** How a repetition of this write is recognised, when the client sent an Idempotency-Key. */
  repeat: Repeat | undefined
  request: FastifyRequest
  reply: FastifyReply
}

/** What a handler gives back: the body, for the endpoint's first status; or `answer(200, body)` for another. */
type Handled<E extends Endpoint> = Answer<E> | WithStatus<Answer<E>> | Sent

export type Identify = (request: FastifyRequest) => Promise<Caller | undefined>

/**
 * Features add their endpoints by `route`, to `jobs` what comes back by itself, to `circuits` whom they ask outside, and to
 * `pictures` which of them they show to whom.
 * `leaving`: it soon stops.
 */
export type Server = FastifyInstance & {
  endpoints: Endpoint[]
  jobs: Job[]
  leaving: boolean
  gate: Gate
  circuits: Circuit[]
  pictures: PicturesShown
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Refused before its body is read while too much is going on; without one it never is. */
    kind?: Kind
  }
}

export type HttpOptions = {
  publicUrl: string
  trustedProxies: readonly string[]
  logger: object | false
  checkAnswers: boolean
  identify: Identify
  /** Before an answer that was given to an earlier write, whose process may have died before it told of it. */
  onReplay?: () => Promise<void>
  /** Waits for one turn of the database: how long that takes tells whether too much is going on. */
  probe?: () => Promise<unknown>
  sockets?: Partial<SocketLimits>
}

const bodyLimit = 1024 * 1024

/** A server without routes: parsing, errors, headers and request ids are set up. */
export async function createServer(options: HttpOptions): Promise<Server> {
  const sockets = { ...socketLimits, ...options.sockets }
  const app = Fastify({
    logger: options.logger,
    logController: new LogController({ disableRequestLogging: true }),
    // A logger of its own for each request would cost more than an answer from memory: lines name the request themselves.
    childLoggerFactory: (logger) => logger,
    bodyLimit,
    trustProxy: options.trustedProxies.length > 0 && [...options.trustedProxies],
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1000 },
    requestIdHeader: false,
    rewriteUrl: targetOf,
    frameworkErrors: answerNoAddress(restrictions(options)),
    // Told by us, like everything else that cannot be understood.
    http: { ...headOptions(sockets), requireHostHeader: false },
    clientErrorHandler: answerMalformed(restrictions(options)),
    // For the largest bodies on a slow line; all others are hurried.
    requestTimeout: 10 * 60_000,
    forceCloseConnections: 'idle',
  })
  app.decorate('endpoints', [])
  app.decorate('jobs', [])
  app.decorate('circuits', [])
  app.decorate('pictures', { anyone: [], staff: [] })
  app.decorate('leaving', false)
  app.decorate('httpOptions', options)
  const gate = new Gate(options.probe)
  app.decorate('gate', gate)
  await app.register(cookie)
  await app.register(formbody)
  readJsonBodies(app)
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer' },
    async (request: FastifyRequest, body: Buffer) =>
      inLanguageOf(request, () => parseMultipart(request.headers['content-type'] ?? '', body)),
  )
  securityHeaders(app, options)
  app.addHook('onRequest', refuseUnclear)
  app.addHook('onRequest', hurryBody(sockets))
  app.addHook('onRequest', leaveGone)
  app.addHook('onRoute', (added) => {
    const kind = added.config?.kind
    // Asked of the routes themselves, and not by each request.
    if (kind) added.onRequest = [turnAway(gate, kind), added.onRequest ?? []].flat()
  })
  app.addHook('onResponse', logAnswer)
  app.setErrorHandler(answerProblem)
  app.setNotFoundHandler(notFoundAnswer)
  const letGo = limitSockets(app.server, sockets, options.trustedProxies)
  app.addHook('preClose', async () => letGo())
  app.addHook('onListen', async () => {
    const stop = gate.watch()
    app.server.once('close', stop)
  })
  return app as unknown as Server
}

/** Whoever is hung up on gets no answer, whatever else came with it. */
function leaveGone(request: FastifyRequest, reply: FastifyReply, done: () => void) {
  if (request.raw.socket.destroyed) return void reply.hijack()
  done()
}

/** Refuses while there is nothing read yet. */
function turnAway(gate: Gate, kind: Kind) {
  return (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (gate.refuses(kind, request)) return void answerProblem(inLanguageOf(request, busy), request, reply)
    done()
  }
}

/** Drops who sends an ordinary body so slowly that it only holds the connection. */
function hurryBody({ bodySeconds }: SocketLimits) {
  return (request: FastifyRequest, _reply: FastifyReply, done: () => void) => {
    const { raw } = request
    if (hasBody(raw) && (request.routeOptions.bodyLimit ?? 0) <= bodyLimit) {
      const timer = setTimeout(() => raw.complete || raw.destroy(), bodySeconds * 1000).unref()
      raw.once('close', () => clearTimeout(timer))
    }
    done()
  }
}

/** One line for each request, once it is answered or broken off. */
function logAnswer({ id, method, url, log }: FastifyRequest, reply: FastifyReply, done: () => void) {
  log.info(
    { id, method, path: loggedPath(url), status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
    'answered',
  )
  done()
}

/** Declares that an endpoint is answered by a handler. Input is validated and access checked before it runs. */
export function route<E extends Endpoint>(
  app: Server,
  endpoint: E,
  handler: (call: Call<E>) => Promise<Handled<E>> | Handled<E>,
): void {
  const { identify, publicUrl, checkAnswers, onReplay = async () => {} } = optionsOf(app)
  const status = answerStatus(endpoint)
  const writes = endpoint.acts ?? (endpoint.method === 'POST' || endpoint.method === 'DELETE')
  const admit = async (request: FastifyRequest) => {
    if (writes && !endpoint.foreign) checkCsrf(request, publicUrl)
    const caller = request.headers.cookie && !endpoint.foreign ? await identify(request) : undefined
    checkAccess(endpoint, caller, writes)
    if (caller && !caller.demo) app.gate.recognise(request)
    return caller
  }
  const kind = kindOf(endpoint)
  app.endpoints.push(endpoint)
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    exposeHeadRoute: false,
    config: { kind },
    ...(endpoint.bodyLimit && {
      bodyLimit: endpoint.bodyLimit,
      onRequest: (request: FastifyRequest, reply: FastifyReply) =>
        inLanguageOf(request, async () => {
          await admit(request)
          makeRoom(request, reply)
        }),
    }),
    handler: (request, reply) =>
      inLanguageOf(request, () =>
        endpoint.ownQueue ? answer(request, reply) : app.gate.run(kind, request, () => answer(request, reply)),
      ),
  })

  async function answer(request: FastifyRequest, reply: FastifyReply) {
    const caller = await admit(request)
    const input = readInput(endpoint, request)
    const repeat = endpoint.repeatable ? repeatOf(request, endpoint, input.body, status) : undefined
    const handled = await handler({ ...input, caller, repeat, request, reply } as Call<E>)
    if (repeat?.outcome.isReplay) await onReplay()
    if (handled === sent) return reply
    const [code, body] = handled instanceof WithStatus ? [handled.status, handled.body] : [status, handled]
    if (checkAnswers) checkAnswer(endpoint, code, body)
    reply.code(code)
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store')
    return toWire(endpoint.answers[code as 200], body)
  }
}

const optionsOf = (app: Server) => (app as unknown as { httpOptions: HttpOptions }).httpOptions

/** Statuses are object keys, which JavaScript sorts: a 201 comes first where there is one. */
const answerStatus = ({ answers }: Endpoint) => (answers[201] ? 201 : Number(Object.keys(answers)[0]))

/** Whether a caller may use an endpoint at all; throws the 401 or 403. Which record, is the feature's policy. */
export function checkAccess(endpoint: Endpoint, caller: Caller | undefined, writes: boolean): void {
  if (!mayCall(endpoint.access, caller)) throw caller ? notAllowed() : notSignedIn()
  if (writes && caller?.demo && !endpoint.demoMayWrite) {
    throw new ProblemError(403, 'DEMO_ACCOUNT', words.testAccount)
  }
}

/** Whether somebody may use what asks for this access. */
export function mayCall(access: Access, caller: Caller | undefined): boolean {
  if (access === 'anyone') return true
  if (!caller) return false
  if (access === 'root') return caller.root
  if (access === 'artist') return caller.artist || caller.root
  return access === 'staff' ? !caller.artist : caller.admin
}

export function readInput(
  endpoint: Endpoint,
  request: FastifyRequest,
): { params: unknown; query: unknown; body: unknown } {
  return {
    params: endpoint.params && read(endpoint.params, request.params),
    query: endpoint.query && read(endpoint.query, request.query),
    body: endpoint.body && read(endpoint.body, request.body ?? {}),
  }
}

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const unsound = unsoundField(value)
  if (unsound) throw invalid([unsound], unsound.message)
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = fieldErrors(result.error)
  throw invalid(errors, errors[0]?.message)
}

/** Outside production: an answer that differs from its contract is a bug that should be seen at once. */
function checkAnswer(endpoint: Endpoint, status: number, body: unknown): void {
  const schema = endpoint.answers[status as 200 | 201]
  if (schema === undefined) throw new Error(`${endpoint.path} answered ${status}, which its contract does not name`)
  if (typeof schema !== 'string') schema.parse(body)
}
