import { keysOf } from '#features/acquisition/entries/server/commands/add.ts'
import type { Sql } from '#kit/server/postgres/db.ts'

export type TestEntry = {
  business?: string
  website?: string
  email?: string
  phone?: string
  name?: string
  type?: 'RentalRevolution' | 'SupremeShop'
  country?: string
  state?: string
  subject?: string
  salutation?: string
  /** HTML. */
  body?: string
  preset?: string
  note?: string
  active?: boolean
  stage?: string
  legal_basis?: string
  legal_at?: string | null
  deleted_at?: string | null
  created_at?: string
}

let entries = 0

/** Adds a business in Ireland that can be written to and never was, unless told otherwise. Gives the id. */
export async function addEntry(sql: Sql, entry: TestEntry = {}): Promise<number> {
  const n = ++entries
  const row = {
    business: `Corrib Boats ${n}`,
    website: `https://corrib-${n}.example`,
    email: `hello@corrib-${n}.example`,
    phone: `+353 91 555${String(n).padStart(4, '0')}`,
    name: 'Aoife Byrne',
    type: 'RentalRevolution',
    country: 'Ireland',
    state: 'Galway',
    subject: 'A website for your boats',
    salutation: 'Dear',
    body: '<p>would you like one?</p>',
    added_or_changed_by: 'Added by Jonas Pier (05/01/26)',
    ...entry,
  }
  const keys = keysOf({ website: row.website, phone: row.phone, country: row.country })
  const [added] = await sql<{ id: number }[]>`
    INSERT INTO acquisition_entries ${sql({ ...row, ...keys } as never)} RETURNING id`
  return (added as { id: number }).id
}
