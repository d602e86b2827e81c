import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'

/** A mail server that takes everything and counts for each recipient how many mails came. */
export type MailServer = { url: string; received: Map<string, number>; close: () => void }

export async function startMailServer(): Promise<MailServer> {
  const received = new Map<string, number>()
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {}).on('close', () => sockets.delete(socket))
    converse(socket, (recipient) => received.set(recipient, (received.get(recipient) ?? 0) + 1))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const close = () => {
    for (const socket of sockets) socket.destroy()
    server.close()
  }
  return { url: `smtp://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, received, close }
}

const answers: Readonly<Record<string, string>> = { EHLO: '250 mail.test', DATA: '354 go on', QUIT: '221 bye' }

function converse(socket: Socket, arrived: (recipient: string) => void) {
  let unread = ''
  let readsMail = false
  let recipients: string[] = []
  socket.write('220 mail.test\r\n')
  socket.on('data', (chunk) => {
    unread += chunk.toString('latin1')
    for (;;) {
      const mark = readsMail ? '\r\n.\r\n' : '\r\n'
      const end = unread.indexOf(mark)
      if (end < 0) return
      const line = unread.slice(0, end)
      unread = unread.slice(end + mark.length)
      if (readsMail) {
        for (const recipient of recipients) arrived(recipient)
        recipients = []
        readsMail = false
        socket.write('250 taken\r\n')
        continue
      }
      const command = line.slice(0, 4).toUpperCase().trim()
      if (command === 'RCPT') recipients.push(/<(.*?)>/.exec(line)?.[1] ?? '')
      readsMail = command === 'DATA'
      socket.write(`${answers[command] ?? '250 fine'}\r\n`)
      if (command === 'QUIT') socket.end()
    }
  })
}
