import type { Sql } from '#kit/server/postgres/db.ts'
import { addEntry } from './acquisition.ts'
import type { Browser } from './browser.ts'
import { multipart } from './form.ts'
import type { AuditedWrite } from './invoice-writes.ts'
import { answerTo } from './outreach.ts'

type Hands = { sql: Sql; root: Browser; admin: Browser; idOf: (table: string) => Promise<number> }

/** Every write of acquisition, in this order, each with what the ones before left. */
export const acquisitionWrites = (hands: Hands): AuditedWrite[] => [
  ...entryWrites(hands),
  ...outreachWrites(hands),
  ...crawlWrites(hands),
]

const entryWrites = ({ sql, admin }: Hands): AuditedWrite[] => [
  [
    '/api/sshp_handle_acquisition_entries/',
    'acquisition.add',
    (url) =>
      admin.post(url, {
        ...{ acquisitionMode: 'add', newBusinesses: 'Seewind, https://seewind.example' },
        ...{ type: 'RentalRevolution', country: 'Germany', state: 'Saxony' },
      }),
  ],
  [
    '/api/sshp_convert_acquisition_entry/',
    'acquisition.convert',
    async (url) => admin.post(url, { id: await addEntry(sql), anyway: 'true' }),
  ],
]

const outreachWrites = ({ sql, admin, idOf }: Hands): AuditedWrite[] => [
  [
    '/api/sshp_handle_acquisition_entries/',
    'acquisition.send',
    async (url) => {
      const given = { subject: 'Boats', salutation: 'Dear', body: '<p>Hello</p>', country: 'Ireland', state: 'Cork' }
      const id = await addEntry(sql, given)
      const [entry] =
        await sql`SELECT business, website, email, phone, name, type FROM acquisition_entries WHERE id = ${id}`
      return admin.post(url, { ...entry, ...given, id, acquisitionMode: 'send', delay: 1 })
    },
  ],
  [
    '/api/sshp_set_acquisition_outreach/',
    'acquisition.limits',
    (url) => admin.post(url, { hourlyLimit: 10, dailyLimit: 50, followUpDays: 7 }),
  ],
  [
    '/api/sshp_cancel_acquisition_message/',
    'acquisition.cancel',
    async (url) => admin.post(url, { message: await idOf('acquisition_messages') }),
  ],
  [
    '/api/sshp_send_acquisition_message/',
    'acquisition.send-now',
    async (url) => admin.post(url, { message: await idOf('acquisition_messages') }),
  ],
  [
    '/api/sshp_note_acquisition_event/',
    'acquisition.answered',
    async (url) => admin.post(url, { entry: await idOf('acquisition_entries'), kind: 'answered' }),
  ],
  [
    '/api/sshp_take_in_acquisition_mail/',
    'acquisition.take-in',
    async (url) => {
      const file = new TextEncoder().encode(answerTo('a@b.ie', 'Hello'))
      return admin.send({ method: 'POST', url, ...(await multipart({ file })) })
    },
  ],
  [
    '/api/sshp_save_acquisition_letter/',
    'acquisition.letter',
    (url) => admin.post(url, { name: 'Spring', language: 'en', subject: 'Boats', body: 'Hello', version: 0 }),
  ],
  [
    '/api/sshp_add_acquisition_note/',
    'acquisition.note',
    async (url) => admin.post(url, { entry: await addEntry(sql), words: 'Call them', dueOn: '2026-06-01' }),
  ],
  [
    '/api/sshp_finish_acquisition_task/',
    'acquisition.task-done',
    async (url) => admin.post(url, { task: await idOf('acquisition_notes') }),
  ],
  [
    '/api/sshp_reply_to_acquisition_answer/',
    'acquisition.reply',
    async (url) => {
      const [event] = await sql<{ id: number }[]>`
        INSERT INTO acquisition_events (entry_id, message_id, kind, at)
        SELECT entry_id, id, 'answered', created_at FROM acquisition_messages
        ORDER BY id DESC LIMIT 1 RETURNING id`
      await sql`UPDATE acquisition_messages SET state = 'canceled' WHERE state = 'waiting'`
      return admin.post(url, { event: event?.id, body: 'Gladly.' })
    },
  ],
  ['/api/sshp_look_up_acquisition_sender/', 'acquisition.sender-look-up', (url) => admin.post(url, {})],
  [
    '/api/sshp_trust_acquisition_sender/',
    'acquisition.sender-trust',
    (url) => admin.post(url, { domain: 'sternsinger.example' }),
  ],
  ['/api/sshp_add_acquisition_suppression/', 'acquisition.suppress', (url) => admin.post(url, { value: 'quay.ie' })],
  [
    '/api/sshp_remove_acquisition_suppression/',
    'acquisition.unsuppress',
    async (url) => admin.post(url, { id: await idOf('acquisition_suppressions') }),
  ],
]

const crawlWrites = ({ admin, idOf }: Hands): AuditedWrite[] => [
  [
    '/api/sshp_control_acquisition_crawl/',
    'acquisition.crawl-pause',
    async (url) => {
      const place = new URLSearchParams({ country: 'Germany', state: 'Saxony', type: 'RentalRevolution' })
      await admin.get(`/api/sshp_crawl_acquisition_targets/?${place}`)
      return admin.post(url, { id: await idOf('acquisition_crawls'), action: 'pause' })
    },
  ],
]
