import { type CallName, callNamed } from './calls.ts'
import { answerEach } from './child.ts'
import { type Connection, openConnections } from './load-connection.ts'
import { requests, type Target } from './load-requests.ts'

/** What to ask of a server, and how hard. */
export type Job = Target & {
  call: CallName
  /** Writes are numbered from here on, and none comes twice. */
  first: number
  seconds: number
  /** Requests a second, whether answers come or not; without it every connection asks again once it is answered. */
  rate?: number
}

export type Result = {
  requests: number
  seconds: number
  /** Milliseconds, in the order of the answers. */
  latencies: Float64Array
}

const connections = 16

answerEach(run)

async function run(job: Job): Promise<Result> {
  const open = await openConnections(job.port, connections)
  try {
    return await (job.rate === undefined ? closedLoop(job, open) : openLoop(job, job.rate, open))
  } finally {
    for (const connection of open) connection.close()
  }
}

function requestsOf({ call, first, ...target }: Job): { next: () => Buffer; status: number } {
  let n = first
  return { next: () => requests[call](target, n++), status: callNamed(call).status }
}

/** As many as the server manages. */
async function closedLoop(job: Job, open: readonly Connection[]): Promise<Result> {
  const { next, status } = requestsOf(job)
  const latencies: number[] = []
  const since = performance.now()
  const until = since + job.seconds * 1000
  await Promise.all(
    open.map(async (connection) => {
      for (let now = performance.now(); now < until; ) {
        await connection.ask(next(), status)
        const then = now
        now = performance.now()
        latencies.push(now - then)
      }
    }),
  )
  return {
    requests: latencies.length,
    seconds: (performance.now() - since) / 1000,
    latencies: Float64Array.from(latencies),
  }
}

/** A steady stream, timed from when each request was due: waiting for a free connection counts. */
function openLoop(job: Job, rate: number, open: readonly Connection[]): Promise<Result> {
  const { next, status } = requestsOf(job)
  const free = [...open]
  const waiting: number[] = []
  const latencies: number[] = []
  const total = Math.ceil(rate * job.seconds)
  const since = performance.now()
  let asked = 0
  return new Promise((done, fail) => {
    const send = (connection: Connection, due: number) => {
      connection.ask(next(), status).then(() => {
        latencies.push(performance.now() - due)
        const longest = waiting.shift()
        if (longest !== undefined) send(connection, longest)
        else free.push(connection)
        if (latencies.length === total) {
          done({
            requests: total,
            seconds: (performance.now() - since) / 1000,
            latencies: Float64Array.from(latencies),
          })
        }
      }, fail)
    }
    const timer = setInterval(() => {
      const now = performance.now()
      for (; asked < total && asked < ((now - since) * rate) / 1000; asked++) {
        const connection = free.pop()
        if (connection) send(connection, now)
        else waiting.push(now)
      }
      if (asked === total) clearInterval(timer)
    }, 1)
  })
}
