import type { Sql } from '#kit/server/postgres/db.ts'
import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'
import { insertVoucher } from './voucher.ts'

/** What staff do with declarations of withdrawal. */
export function withdrawalWrites({ sql, admin }: { sql: Sql; admin: Browser }): AuditedWrite[] {
  const declared = async () => {
    const [{ id } = { id: 0 }] = await sql<{ id: number }[]>`
      INSERT INTO withdrawals (reference, declared_at, name, email, contract, outcome)
      VALUES ('W-' || gen_random_uuid(), now(), 'Mira Keller', 'mira@guests.example', 'the one for Ada', 'unmatched')
      RETURNING id`
    return id
  }
  return [
    [
      '/api/rere_accept_withdrawal/',
      'withdrawal.accept',
      async (url) => admin.post(url, { id: await declared(), voucher: (await insertVoucher(sql)).reference }),
    ],
    [
      '/api/rere_close_withdrawal/',
      'withdrawal.close',
      async (url) => admin.post(url, { id: await declared(), note: 'Wrote to her' }),
    ],
  ]
}
