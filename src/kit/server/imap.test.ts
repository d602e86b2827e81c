import { createServer, type Socket } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { unreadMails } from './imap.ts'

/** An IMAP server with an inbox, and what it was told. */
async function startInbox() {
  const inbox: { messageId: string; text: string }[] = []
  const told: string[] = []
  const sockets = new Set<Socket>()
  const fetched = (uid: number, asks: string): string => {
    const mail = inbox[uid - 1]
    if (!mail) return ''
    if (asks.includes('ENVELOPE')) {
      const id = mail.messageId ? `"<${mail.messageId}>"` : 'NIL'
      return `* ${uid} FETCH (UID ${uid} ENVELOPE (NIL "x" NIL NIL NIL NIL NIL NIL NIL ${id}))\r\n`
    }
    return `* ${uid} FETCH (UID ${uid} BODY[]<0> {${mail.text.length}}\r\n${mail.text})\r\n`
  }
  const answerTo = (line: string): string => {
    const [tag = '', first = '', second = '', range = ''] = line.split(' ')
    const command = `${first} ${/^UID$/i.test(first) ? second : ''}`.trim().toUpperCase()
    const done = `${tag} OK done\r\n`
    told.push(line.slice(tag.length + 1))
    if (command === 'CAPABILITY') return `* CAPABILITY IMAP4rev1\r\n${done}`
    if (command === 'LIST') return `* LIST (\\HasNoChildren) "/" INBOX\r\n${done}`
    if (command === 'EXAMINE')
      return `* ${inbox.length} EXISTS\r\n* OK [UIDVALIDITY 7] x\r\n${tag} OK [READ-ONLY] done\r\n`
    if (command === 'UID SEARCH') return `* SEARCH ${inbox.map((_, i) => i + 1).join(' ')}\r\n${done}`
    if (command === 'UID FETCH') return fetched(Number(range), line) + done
    if (command === 'LOGOUT') return `* BYE\r\n${done}`
    return done
  }
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.write('* OK ready\r\n')
    let unread = ''
    socket.on('data', (chunk) => {
      unread += chunk
      for (let end = unread.indexOf('\r\n'); end >= 0; end = unread.indexOf('\r\n')) {
        socket.write(answerTo(unread.slice(0, end)))
        unread = unread.slice(end + 2)
      }
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    for (const socket of sockets) socket.destroy()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  return { inbox, told, url: `imap://us%40boats.example:secret@127.0.0.1:${port}` }
}

test('Each mail is read once, also without a Message-ID, known ones are left, and the mailbox stays as it is.', async () => {
  const { inbox, told, url } = await startInbox()
  inbox.push(
    { messageId: 'known@x', text: 'Known' },
    { messageId: 'new@x', text: 'New' },
    { messageId: '', text: 'Nameless' },
  )
  const read = unreadMails(url)
  const taken: string[] = []
  const hands = {
    isKnown: async (id: string) => id === 'known@x',
    take: async (mail: Uint8Array) => void taken.push(Buffer.from(mail).toString()),
  }
  await read(hands)
  expect(taken).toEqual(['New', 'Nameless'])
  inbox.push({ messageId: 'later@x', text: 'Later' })
  await read(hands)
  expect(taken).toEqual(['New', 'Nameless', 'Later'])
  expect(told.filter((line) => /^(?:SELECT|STORE|UID STORE|EXPUNGE|COPY|MOVE|UID MOVE|APPEND)/i.test(line))).toEqual([])
  expect(told.filter((line) => /BODY\[/.test(line))).toEqual([])
  expect(told.some((line) => line.includes('BODY.PEEK[]'))).toBe(true)
})

test('What breaks off half-way goes on there; a server that is away is an error.', async () => {
  const { inbox, url } = await startInbox()
  inbox.push({ messageId: 'a@x', text: 'A' }, { messageId: 'b@x', text: 'B' })
  const read = unreadMails(url)
  const taken: string[] = []
  const take = async (mail: Uint8Array) => {
    if (taken.length === 1) throw new Error('the database is away')
    taken.push(Buffer.from(mail).toString())
  }
  await expect(read({ isKnown: async () => false, take })).rejects.toThrow('the database is away')
  await read({ isKnown: async () => false, take: async (mail) => void taken.push(Buffer.from(mail).toString()) })
  expect(taken).toEqual(['A', 'B'])
  await expect(unreadMails('imap://a:b@127.0.0.1:1')({ isKnown: async () => false, take })).rejects.toThrow()
})
