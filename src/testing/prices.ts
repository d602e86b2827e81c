import { beforeEach } from 'vitest'
import { book, type openDesk } from './booking.ts'

type Desk = ReturnType<typeof openDesk>

/** The form of a rule: 10% more on Saturdays and Sundays. */
export const weekend = (changes: Record<string, unknown> = {}) => {
  const { weekdays = [0, 6], ...rest } = changes
  return {
    kind: 'weekday',
    name: 'Weekend',
    name_de: 'Wochenende',
    percent: 10,
    weekdays: typeof weekdays === 'string' ? weekdays : JSON.stringify(weekdays),
    flows: '["hours","days"]',
    starts_on: '2026-01-01',
    ...rest,
  }
}

/** The form of terms: 30% when booking by the hour, and canceling is free until a week before. */
export const someTerms = ({ steps, ...changes }: Record<string, unknown> = {}) => ({
  starts_on: '2026-06-01',
  hours_share: 30,
  days_share: 0,
  steps: JSON.stringify(
    steps ?? [
      { before: 7, unit: 'days', percent: 0 },
      { before: 0, unit: 'days', percent: 80 },
    ],
  ),
  ...changes,
})

export async function saveTerms(
  desk: Pick<Desk, 'it'>,
  changes: Record<string, unknown> = {},
): Promise<{ id: number }> {
  const reply = await (await desk.it.signedIn('admin')).post('/api/rere_save_terms/', someTerms(changes))
  if (reply.status !== 201) throw new Error(`not saved: ${reply.text}`)
  return reply.json as { id: number }
}

export async function saveRule(desk: Desk, form: Record<string, unknown>): Promise<{ id: number }> {
  const reply = await (await desk.it.signedIn('admin')).post('/api/rere_save_price_rule/', form)
  if (reply.status !== 201) throw new Error(`not saved: ${reply.text}`)
  return reply.json as { id: number }
}

/** For a test file with a desk: no rules and codes before every test, and what customers and admins do with them. */
export function somePrices(desk: Desk) {
  beforeEach(async () => {
    await desk.it.sql`TRUNCATE price_rules, promo_codes`
    await desk.it.live.changed('prices')
  })
  return {
    /** An hour on the boat, from 10 o'clock on unless told otherwise. */
    booked: (changes: Record<string, unknown>, headers: Record<string, string> = {}) =>
      book(desk.it.sql, desk.it.visitor(), { vehicle: desk.boat, ...changes }, headers),
    async promo(fields: Record<string, unknown>): Promise<{ id: number }> {
      const admin = await desk.it.signedIn('admin')
      const reply = await admin.post('/api/rere_save_promo_code/', { starts_on: '2026-01-01', ...fields })
      if (reply.status !== 201) throw new Error(`not saved: ${reply.text}`)
      return reply.json as { id: number }
    },
    /** Of the only promo code. */
    async uses(): Promise<number | undefined> {
      const [row] = await desk.it.sql<{ uses: number }[]>`SELECT uses FROM promo_codes`
      return row?.uses
    },
  }
}

/** The text of the last mail. */
export async function findMail(desk: Desk): Promise<string> {
  const [mail] = await desk.it.sql<{ body_text: string }[]>`SELECT body_text FROM mails ORDER BY id DESC LIMIT 1`
  return mail?.body_text ?? ''
}
