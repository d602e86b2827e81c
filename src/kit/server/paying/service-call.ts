import type { Circuit } from '../outbound/circuit.ts'
import { parseAnswer, peaceAsked, readAnswer } from '../outbound/outgoing.ts'
import { PaymentUnclear } from './payment-provider.ts'

/** `peace`: milliseconds that the provider wants to be left alone. */
export type Answer = { status: number; json: unknown; peace: number }

export const isSuccess = ({ status }: Answer) => status >= 200 && status < 300

const mostTries = 3
/** Longer than any answer. */
const mostBytes = 1024 * 1024

/**
 * Makes a call and, where the provider had no answer, makes it again: it must read only, or be known by its key. `timeout`
 * in milliseconds for all tries together. Throws PaymentUnclear, at once while the provider stays away.
 */
export async function askUntilAnswered(
  { name, timeout, circuit }: { name: string; timeout: number; circuit: Circuit },
  ask: (end: number) => Promise<Answer>,
): Promise<Answer> {
  if (!circuit.mayAsk()) throw new PaymentUnclear(`${name} stays away, and was not asked`)
  const end = performance.now() + timeout
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(end).catch((error: unknown) => asUnclear(name, error))
    const unclear = answer instanceof PaymentUnclear
    const isAway = unclear || answer.status >= 500 || answer.status === 429
    const pause = Math.max(answer.peace, (timeout / 50) * 2 ** attempt * (0.5 + Math.random()))
    if (isAway && attempt < mostTries && performance.now() + pause < end) {
      await new Promise((done) => setTimeout(done, pause))
      continue
    }
    // Who answers nonsense is not asked again at once, but is no better off than who does not answer.
    if (isAway || answer.json === undefined) circuit.failed(answer.peace)
    else circuit.answered()
    if (unclear) throw answer
    return answer
  }
}

type Sent = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH'
  headers: Record<string, string>
  body: string | undefined
  /** When an answer is not waited for any longer, on the clock of the process. */
  end: number
}

/** One request, whose answer is JSON. */
export async function send(apiBase: string, path: string, { method, headers, body, end }: Sent): Promise<Answer> {
  const response = await fetch(apiBase.replace(/\/$/, '') + path, {
    method,
    headers: { accept: 'application/json', ...headers },
    ...(body !== undefined && { body }),
    redirect: 'error',
    signal: AbortSignal.timeout(Math.max(1, Math.ceil(end - performance.now()))),
  })
  const json = parseAnswer(await readAnswer(response, mostBytes))
  return { status: response.status, json, peace: peaceAsked(response) }
}

/** No answer in time, none at all, or a broken one. */
function asUnclear(name: string, error: unknown): PaymentUnclear {
  if (error instanceof PaymentUnclear) return error
  return new PaymentUnclear(`${name} did not answer: ${error instanceof Error ? error.name : error}`, { cause: error })
}
