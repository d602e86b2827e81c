import { beforeEach, describe, expect, test } from 'vitest'
import { type ImapFault, startImapServer } from '#testing/imap-server.ts'
import { Circuit } from '../outbound/circuit.ts'
import { MailboxAway, mailboxCircuit, unreadMails } from './imap.ts'

const server = await startImapServer()
const times = { connect: 300, greeting: 300, silence: 300, enough: 5000, whole: 900 }
const patient = () => new Circuit('mailbox', { rules: { mostFailures: Number.POSITIVE_INFINITY } })

let taken: string[] = []
const hands = {
  isKnown: async (id: string) => id === 'known@x',
  take: async (mail: Uint8Array) => void taken.push(Buffer.from(mail).toString()),
}

beforeEach(() => {
  taken = []
  server.inbox.length = 0
  server.told.length = 0
  server.says.clear()
  server.fault = () => undefined
  server.restart()
})

const fill = (...texts: string[]) => server.inbox.push(...texts.map((text) => ({ messageId: `${text}@x`, text })))

test('Each mail is read once, also without a Message-ID, known ones are left, and the mailbox stays as it is.', async () => {
  const { inbox, told, url } = server
  inbox.push({ messageId: 'known@x', text: 'Known' })
  fill('New')
  inbox.push({ messageId: '', text: 'Nameless' })
  const read = unreadMails(url)
  await read(hands)
  expect(taken).toEqual(['New', 'Nameless'])
  fill('Later')
  await read(hands)
  expect(taken).toEqual(['New', 'Nameless', 'Later'])
  expect(told.filter((line) => /^(?:SELECT|STORE|UID STORE|EXPUNGE|COPY|MOVE|UID MOVE|APPEND)/i.test(line))).toEqual([])
  expect(told.filter((line) => /BODY\[/.test(line))).toEqual([])
  expect(told.some((line) => line.includes('BODY.PEEK[]'))).toBe(true)
})

test('What breaks off half-way on our side goes on there, and says nothing of the mailbox.', async () => {
  fill('A', 'B')
  const circuit = new Circuit('mailbox', { rules: { mostFailures: 1 } })
  const read = unreadMails(server.url, { circuit })
  const take = async (mail: Uint8Array) => {
    if (taken.length === 1) throw new Error('the database is away')
    await hands.take(mail)
  }
  await expect(read({ ...hands, take })).rejects.toThrow('the database is away')
  expect(circuit.state).toBe('closed')
  await read(hands)
  expect(taken).toEqual(['A', 'B'])
})

describe('A mailbox that breaks off', () => {
  const ways: ImapFault[] = ['hang up', 'half', 'answer and hang up']

  test('at whichever word gives every mail once in the end, in their order.', async () => {
    let broken = 0
    for (const way of ways) {
      for (let at = 0; at < 16; at++) {
        taken = []
        server.inbox.length = 0
        server.restart()
        fill('A', 'B', 'C')
        const read = unreadMails(server.url, { circuit: patient(), times })
        server.fault = (command) => (command === at ? way : undefined)
        const failure = await read(hands).catch((error: unknown) => error)
        if (failure !== undefined) broken++
        server.fault = () => undefined
        fill('D')
        await read(hands)
        expect([way, at, taken, failure ?? new MailboxAway()]).toEqual([
          way,
          at,
          ['A', 'B', 'C', 'D'],
          expect.any(MailboxAway),
        ])
      }
    }
    expect(broken).toBeGreaterThan(30)
  })

  test('while a mail is taken in, or that is given up because it takes too long, leaves the rest for later.', async () => {
    fill('A', 'B', 'C')
    const read = unreadMails(server.url, { circuit: patient(), times })
    const slow = async (mail: Uint8Array) => {
      await hands.take(mail)
      await new Promise((done) => setTimeout(done, times.whole))
    }
    await expect(read({ ...hands, take: slow })).rejects.toThrow(MailboxAway)
    expect(taken).toEqual(['A'])
    await read(hands)
    expect(taken).toEqual(['A', 'B', 'C'])
  })

  test('is left in time where it says nothing, at whichever word.', async () => {
    for (const word of ['', 'LOGIN', 'EXAMINE', 'UID SEARCH', 'UID FETCH', 'LOGOUT']) {
      fill('A')
      server.fault = (_, line) => (word === '' || line.includes(` ${word}`) ? 'silence' : undefined)
      const failure = await unreadMails(server.url, { circuit: patient(), times })(hands).catch((error) => error)
      expect([word, failure]).toEqual([word, word === 'LOGOUT' ? undefined : expect.any(MailboxAway)])
    }
  })
})

test('A search that fails is no empty mailbox.', async () => {
  fill('A')
  server.says.set('UID SEARCH', 'NO not now')
  const read = unreadMails(server.url, { circuit: patient(), times })
  await expect(read(hands)).rejects.toThrow('does not say what is in it')
  server.says.clear()
  await read(hands)
  expect(taken).toEqual(['A'])
})

test('A wrong password is said, without it, and tried again after a quarter of an hour, not each minute.', async () => {
  fill('A')
  let now = 0
  const circuit = mailboxCircuit(() => now)
  const read = unreadMails(server.url, { circuit, times })
  server.says.set('LOGIN', 'NO [AUTHENTICATIONFAILED] us@boats.example: wrong "secret"')
  const failure = (await read(hands).catch((error: unknown) => error)) as Error
  expect(failure.message).toBe('The mailbox refuses the user or password of IMAP_URL')
  const logins = () => server.told.filter((line) => line.startsWith('LOGIN')).length
  for (let minute = 1; minute < 15; minute++) {
    now = minute * 60_000
    await expect(read(hands)).rejects.toThrow(/stays away, asked again in \d+ s/)
  }
  expect([logins(), circuit.calls]).toEqual([1, { answered: 0, failed: 1, spared: 14 }])
  server.says.clear()
  now = 15 * 60_000
  await read(hands)
  expect([logins(), taken, circuit.state]).toEqual([2, ['A'], 'closed'])
})

test('One that stays away is asked less and less often, a quarter of an hour apart at most.', async () => {
  let now = 0
  const circuit = mailboxCircuit(() => now)
  const read = unreadMails('imap://a:b@127.0.0.1:1', { circuit, times })
  const asked: number[] = []
  for (let minute = 0; minute < 120; minute++) {
    now = minute * 60_000
    const before = circuit.calls.failed
    await expect(read(hands)).rejects.toThrow(MailboxAway)
    if (circuit.calls.failed > before) asked.push(minute)
  }
  const pauses = asked.slice(1).map((minute, i) => minute - (asked[i] as number))
  expect(pauses.slice(0, 2)).toEqual([1, 1])
  expect(Math.max(...pauses)).toBeLessThanOrEqual(15)
  expect(pauses.length).toBeLessThan(24)
  expect(pauses.slice(6).every((pause) => pause >= 8)).toBe(true)
})
