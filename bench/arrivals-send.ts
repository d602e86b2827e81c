import { setImmediate as letOthers, setTimeout as sleep } from 'node:timers/promises'
import { type Answered, Connections } from './arrivals-connections.ts'
import { mix, requestOf, type Supplies } from './arrivals-mix.ts'
import { answerEach } from './child.ts'
import type { Target } from './load-requests.ts'

export type Phase = { name: string; seconds: number /** Of the usual rate. */; times: number }
/** How many of each kind were sent before this. */
export type Sending = { target: Target; supplies: Supplies; phases: readonly Phase[]; before: number }

/** One request; times in milliseconds. */
export type Sent = Answered & {
  /** Places in the mix and in the phases. */
  kind: number
  phase: number
  /** Since the first phase began. */
  due: number
  /** From then on until it was sent, which nothing but this program is to blame for. */
  late: number
  /** From when it was due until all of the answer was there. */
  took: number
}

answerEach(send)

/** Sends each request when it is due, whether those before it are answered or not. */
async function send({ target, supplies, phases, before }: Sending): Promise<Sent[]> {
  const connections = new Connections(target.port)
  await connections.openSome(100)
  const schedule = scheduleOf(phases)
  const numbers = mix.map(() => before)
  const sent: Sent[] = []
  const answers: Promise<void>[] = []
  const since = performance.now()
  for (const { kind, phase, due } of schedule) {
    const early = due - (performance.now() - since)
    if (early > 0.5) await sleep(early)
    // Behind its time it still takes in answers.
    else if (early < -5) await letOthers()
    const n = numbers[kind] as number
    numbers[kind] = n + 1
    const request = requestOf((mix[kind] as (typeof mix)[number]).kind, target, supplies, n)
    const late = performance.now() - since - due
    answers.push(
      connections.ask(request).then((answered) => {
        sent.push({ ...answered, kind, phase, due, late, took: performance.now() - since - due })
      }),
    )
  }
  await Promise.all(answers)
  connections.close()
  return sent
}

/** Evenly over the time and not in step: each somewhere in its own share of a phase. */
function scheduleOf(phases: readonly Phase[]): { kind: number; phase: number; due: number }[] {
  let begins = 0
  const all = phases.flatMap(({ seconds, times }, phase) => {
    const since = begins
    begins += seconds * 1000
    return mix.flatMap(({ perSecond }, kind) => {
      const apart = 1000 / (perSecond * times)
      const count = Math.round(perSecond * times * seconds)
      return Array.from({ length: count }, (_, i) => ({ kind, phase, due: since + (i + Math.random()) * apart }))
    })
  })
  return all.sort((a, b) => a.due - b.due)
}
