import { createServer, type Socket } from 'node:net'
import { afterFile } from './after-file.ts'

/** What becomes of the answer to a command. */
export type ImapFault = 'silence' | 'hang up' | 'half' | 'answer and hang up'

export type ImapServer = {
  url: string
  inbox: { messageId: string; text: string }[]
  /** What it was told, without tags. */
  told: string[]
  /** How the command with a number, from 0 for the greeting and on over all connections of a test, is answered. */
  fault: (command: number, line: string) => ImapFault | undefined
  /** Says this in place of its usual answer, after the tag. */
  says: Map<string, string>
  /** Begins to count commands from the greeting again. */
  restart: () => void
}

/** An IMAP server with an inbox, which goes away with the test file. */
export async function startImapServer(): Promise<ImapServer> {
  const sockets = new Set<Socket>()
  let commands = 0
  const state: ImapServer = {
    url: '',
    inbox: [],
    told: [],
    fault: () => undefined,
    says: new Map(),
    restart: () => {
      commands = 0
    },
  }
  const say = (socket: Socket, line: string, answer: string) => {
    const fault = state.fault(commands++, line)
    if (fault === 'silence') return
    if (fault === 'hang up') return void socket.destroy()
    socket.write(fault === 'half' ? answer.slice(0, answer.length / 2) : answer)
    if (fault) socket.end()
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => {})
    let unread = ''
    socket.on('data', (chunk) => {
      unread += chunk
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        const line = unread.slice(0, end)
        unread = unread.slice(end + 2)
        say(socket, line, answerTo(state, line))
      }
    })
    say(socket, '', '* OK ready\r\n')
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  state.url = `imap://us%40boats.example:secret@127.0.0.1:${port}`
  afterFile(async () => {
    for (const socket of sockets) socket.destroy()
    await new Promise((done) => server.close(done))
  })
  return state
}

function answerTo({ inbox, told, says }: ImapServer, line: string): string {
  const [tag = '', first = '', second = '', range = ''] = line.split(' ')
  const command = `${first} ${/^UID$/i.test(first) ? second : ''}`.trim().toUpperCase()
  const done = `${tag} OK done\r\n`
  told.push(line.slice(tag.length + 1))
  const otherwise = says.get(command)
  if (otherwise !== undefined) return `${tag} ${otherwise}\r\n`
  if (command === 'CAPABILITY') return `* CAPABILITY IMAP4rev1\r\n${done}`
  if (command === 'LIST') return `* LIST (\\HasNoChildren) "/" INBOX\r\n${done}`
  if (command === 'EXAMINE')
    return `* ${inbox.length} EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n${tag} OK [READ-ONLY] done\r\n`
  if (command === 'UID SEARCH') return `* SEARCH ${inbox.map((_, i) => i + 1).join(' ')}\r\n${done}`
  if (command === 'UID FETCH') return fetched(inbox, Number(range), line) + done
  if (command === 'LOGOUT') return `* BYE\r\n${done}`
  return done
}

function fetched(inbox: ImapServer['inbox'], uid: number, asks: string): string {
  const mail = inbox[uid - 1]
  if (!mail) return ''
  if (asks.includes('ENVELOPE')) {
    const id = mail.messageId ? `"<${mail.messageId}>"` : 'NIL'
    return `* ${uid} FETCH (UID ${uid} ENVELOPE (NIL "x" NIL NIL NIL NIL NIL NIL NIL ${id}))\r\n`
  }
  return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.text.length}}\r\n${mail.text})\r\n`
}
