import { expect, test } from 'vitest'
import { addEntry } from '#testing/acquisition.ts'
import { buildTestApp } from '#testing/app.ts'

const it = await buildTestApp()
const root = await it.signedIn('root')
const due = async () => (await root.get('/api/sshp_get_due/')).json.due

test('What failed and what is due is counted, and nothing of what there is none of.', async () => {
  const { sql } = it
  expect(await due()).toEqual([])
  await sql`
    INSERT INTO job_runs (name, started_at, succeeded_at, failed_at) VALUES
      ('well', now(), now(), now() - interval '1 hour'), ('ill', now(), now() - interval '1 hour', now()), ('new', now(), NULL, now())`
  await sql`
    INSERT INTO mails (recipient, subject, body_text, body_html, state, created_at)
    SELECT 'a@b.example', 'A', 'A', 'A', state, at::timestamptz
    FROM (VALUES ('failed', '2026-05-30Z'), ('unclear', '2026-05-30Z'), ('failed', '2026-04-01Z'), ('sent', '2026-05-30Z')) m (state, at)`
  await addEntry(sql, { stage: 'answered' })
  await addEntry(sql, { stage: 'answered', active: false, website: 'https://b.example', email: '' })
  expect(await due()).toEqual([
    { kind: 'jobs', count: 2, names: ['ill', 'new'] },
    { kind: 'mails', count: 2, names: [] },
    { kind: 'answers', count: 1, names: [] },
  ])
  const admin = await it.signedIn('admin')
  expect((await admin.get('/api/sshp_get_due/')).status).toBe(403)
})
