import { createServer, type Socket } from 'node:net'
import { afterFile } from './after-file.ts'

export type Received = { from: string; to: string[]; data: string }

/** What the server says to a command line or, for `.`, to the finished mail. `silence` says nothing, `hang up` ends the connection. */
export type SmtpReply = string | 'silence' | 'hang up'

export type SmtpServer = {
  url: string
  /** Every mail whose last line has come in, answered or not. */
  received: Received[]
  /** Overrides the usual answer to a command (`MAIL`, `RCPT`, `DATA`, `.`, `GREETING`). */
  answers: Map<string, SmtpReply>
  /** Runs before the answer to the finished mail. */
  onMail: (() => Promise<void>) | undefined
}

const usual: Readonly<Record<string, string>> = {
  GREETING: '220 mail.test',
  EHLO: '250 mail.test',
  MAIL: '250 fine',
  RCPT: '250 fine',
  DATA: '354 go on',
  '.': '250 taken',
  QUIT: '221 bye',
}

/** A mail server on a random port that keeps what it is given. Goes away with the test file. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const sockets = new Set<Socket>()
  const state: SmtpServer = { url: '', received: [], answers: new Map(), onMail: undefined }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    converse(socket, state)
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  state.url = `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  afterFile(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  })
  return state
}

function converse(socket: Socket, state: SmtpServer) {
  let unread = ''
  let readsMail = false
  let mail: Received = { from: '', to: [], data: '' }

  const say = (command: string) => {
    const reply = state.answers.get(command) ?? usual[command] ?? '502 what?'
    if (reply === 'hang up') socket.destroy()
    else if (reply !== 'silence') socket.write(`${reply}\r\n`)
  }

  const finish = async (data: string) => {
    readsMail = false
    state.received.push({ ...mail, data: data.replace(/^\.\./gm, '.') })
    mail = { from: '', to: [], data: '' }
    await state.onMail?.()
    say('.')
  }

  const obey = (line: string) => {
    const command = line.slice(0, 4).toUpperCase().trim()
    const address = /<(.*)>/.exec(line)?.[1] ?? ''
    if (command === 'MAIL') mail.from = address
    if (command === 'RCPT') mail.to.push(address)
    readsMail = command === 'DATA' && !state.answers.has('DATA')
    say(command)
  }

  socket.on('data', (chunk) => {
    unread += chunk.toString('utf8')
    for (;;) {
      const end = unread.indexOf(readsMail ? '\r\n.\r\n' : '\r\n')
      if (end < 0) return
      const text = unread.slice(0, end)
      unread = unread.slice(end + (readsMail ? 5 : 2))
      if (readsMail) void finish(text)
      else obey(text)
    }
  })
  say('GREETING')
}
