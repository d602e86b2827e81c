import { expect, test } from 'vitest'
import { buildTestApp } from '#testing/app.ts'
import { staffWrites } from '#testing/staff-writes.ts'

const it = await buildTestApp()
const { sql } = it
const steps = await staffWrites(it, it.signedIn)

/** Writes that change nothing which anybody would ask about later. */
const excused: Readonly<Record<string, string>> = {
  '/api/rere_reserve_product/': 'what a cart holds for minutes; the sale is in the log',
  '/api/rere_renew_cart/': 'as above',
  '/api/rere_release_cart/': 'as above',
  '/api/rere_begin_receipt/': 'what the security device logs; the sale is in the log',
  '/api/rere_cancel_receipt/': 'as above',
  ...Object.fromEntries(
    ['like_image', 'dislike_image', 'like_comment', 'dislike_comment', 'see_gallery_item', 'see_contact_request'].map(
      (name) => [`/api/aral_${name}/:id/`, 'a look or a vote of the artist, which she may change as she likes'],
    ),
  ),
  '/api/sandbox_render/': 'draws samples and stores nothing',
  '/api/sshp_preview_invoice/': 'shows a mail that is not sent and stores nothing',
  '/api/sshp_preview_invoice_pdf/': 'as above',
  '/api/sshp_preview_reminder/': 'as above',
  '/api/sshp_preview_acquisition_message/': 'shows a mail that is not sent and stores nothing',
  '/api/sshp_screen_acquisition_entries/': 'shows what would become of pasted lines and stores nothing',
}

test('Every write of staff has its entry in the audit log.', async () => {
  // Ten on the clock of the pier: within opening hours, before the booking.
  it.setNow('2026-06-03T08:00:00Z')
  for (const [path, action, send] of steps) {
    await sql`TRUNCATE audit_log`
    const reply = await send(path)
    expect([path, reply.status < 300], reply.text).toEqual([path, true])
    const rows = await sql<{ action: string; actor_id: number | null }[]>`SELECT action, actor_id FROM audit_log`
    const noted = rows.filter(({ actor_id }) => actor_id !== null).map((row) => row.action)
    expect([path, noted], reply.text).toEqual([path, expect.arrayContaining([action])])
  }
})

test('No write of staff is forgotten here.', () => {
  const writes = it.app.endpoints.filter(
    ({ method, access }) => method !== 'GET' && method !== 'HEAD' && access !== 'anyone',
  )
  const known = new Set([...steps.map(([path]) => path), ...Object.keys(excused)])
  expect(writes.map(({ path }) => path).filter((path) => !known.has(path))).toEqual([])
})
