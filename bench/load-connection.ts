import { once } from 'node:events'
import { connect } from 'node:net'

/** A kept-alive connection that asks one thing at a time, with as little work as possible on this side. */
export type Connection = {
  /** Resolves with the answer. Rejects when its status is another one than expected. */
  ask: (request: Buffer, status: number) => Promise<Buffer>
  close: () => void
}

export const openConnections = (port: number, count: number): Promise<Connection[]> =>
  Promise.all(Array.from({ length: count }, () => openConnection(port)))

async function openConnection(port: number): Promise<Connection> {
  const socket = connect(port, '127.0.0.1').setNoDelay(true)
  await once(socket, 'connect')
  let settle: { done: (answer: Buffer) => void; fail: (error: Error) => void; status: number } | undefined
  let received: Buffer = Buffer.alloc(0)
  socket.on('data', (data: Buffer) => {
    received = received.length === 0 ? data : Buffer.concat([received, data])
    if (received.length < lengthOf(received)) return
    const [answer, asked] = [received, settle]
    received = Buffer.alloc(0)
    settle = undefined
    const status = Number(answer.toString('latin1', 9, 12))
    if (status === asked?.status) asked.done(answer)
    else asked?.fail(new Error(`expected ${asked.status}: ${answer.toString().slice(0, 1500)}`))
  })
  const broken = () => settle?.fail(new Error('the server closed the connection'))
  socket.on('close', broken).on('error', broken)
  return {
    ask: (request, status) =>
      new Promise((done, fail) => {
        settle = { done, fail, status }
        socket.write(request)
      }),
    close: () => {
      settle = undefined
      socket.destroy()
    },
  }
}

/** Of the whole answer, as far as its head is here. */
function lengthOf(answer: Buffer): number {
  const head = answer.indexOf('\r\n\r\n')
  if (head === -1) return Number.POSITIVE_INFINITY
  const length = /content-length: (\d+)/i.exec(answer.toString('latin1', 0, head))?.[1]
  return head + 4 + Number(length ?? 0)
}

export const bodyOf = (answer: Buffer): Buffer => answer.subarray(answer.indexOf('\r\n\r\n') + 4)
