import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { endpoint } from '#kit/shared/endpoint.ts'
import { call, standIn } from './api.ts'
import { changed, play, silent, stage } from './demo.ts'
import { forgetAnswers } from './forget-answers.ts'
import { keptAnswer, remember } from './server-state.tsx'
import { closeToast, shownToasts, toast } from './toasts.ts'

const boat = z.object({ id: z.int(), name: z.string() })
const getBoats = endpoint({
  ...{ summary: 'The boats of a pier', method: 'GET', path: '/api/boats/', access: 'staff' },
  query: z.object({ pier: z.string() }),
  answers: { 200: z.array(boat) },
})
const addBoat = endpoint({
  ...{ summary: 'Adds a boat', method: 'POST', path: '/api/boats/', access: 'staff' },
  body: z.object({ pier: z.string(), name: z.string() }),
  answers: { 201: boat },
})
const sinkBoat = endpoint({
  ...{ summary: 'Sinks a boat', method: 'POST', path: '/api/sink/', access: 'staff' },
  body: z.object({ id: z.int() }),
  answers: { 200: z.object({ status: z.literal('success') }) },
})
const keepBoat = endpoint({
  ...{ summary: 'Keeps a boat', method: 'POST', path: '/api/keep/', access: 'staff' },
  answers: { 200: z.object({ status: z.literal('success') }) },
})

const author = () => ({ by: { username: 'Jonas Pier', first_name: 'Jonas', last_name: 'Pier' }, today: '2026-06-01' })
const stood = stage(
  [
    play(addBoat, ({ body: { pier, name } }, { newId, show }) => {
      const added = { id: newId(), name }
      show(getBoats, (boats, { query }) => (query.pier === pier ? [added, ...boats] : boats))
      return added
    }),
    silent(sinkBoat, ({ body }, { show }) => show(getBoats, (boats) => changed(boats, body.id, () => undefined))),
  ],
  author,
  () => toast('Simulated: with the test account nothing was really changed'),
)

const server = vi.fn(async () => Response.json([{ id: 1, name: 'Eider' }]))
beforeEach(() => {
  vi.stubGlobal('fetch', server)
  vi.stubGlobal('document', { cookie: '' })
})

const asTestAccount = () => {
  standIn.takes = ({ method }) => method === 'POST'
  standIn.load = async () => stood
}
afterEach(async () => {
  standIn.takes = () => false
  server.mockClear()
  vi.unstubAllGlobals()
  for (const { id } of shownToasts()) closeToast(id)
  await forgetAnswers()
})

test('A write is not sent: its play answers, and what is kept and what is read later show it.', async () => {
  asTestAccount()
  const north = { query: { pier: 'north' } }
  remember(getBoats, north, [{ id: 1, name: 'Eider' }])
  const added = await call(addBoat, { body: { pier: 'north', name: 'Teal' } })
  expect(added).toMatchObject({ name: 'Teal' })
  expect(added.id).toBeLessThan(0)
  expect(server).not.toHaveBeenCalled()
  const shown = [
    { id: added.id, name: 'Teal' },
    { id: 1, name: 'Eider' },
  ]
  expect(keptAnswer(getBoats, north)).toEqual(shown)
  expect(await call(getBoats, north)).toEqual(shown)
  expect(await call(getBoats, { query: { pier: 'south' } })).toEqual([{ id: 1, name: 'Eider' }])
  expect(shownToasts().map(({ text }) => text)).toEqual(['Simulated: with the test account nothing was really changed'])
})

test('What has no play succeeds and shows nothing; and with whoever signs in next nothing is left of it.', async () => {
  asTestAccount()
  expect(await call(keepBoat)).toEqual({ status: 'success' })
  await call(sinkBoat, { body: { id: 1 } })
  expect(await call(getBoats, { query: { pier: 'north' } })).toEqual([])
  await forgetAnswers()
  expect(await call(getBoats, { query: { pier: 'north' } })).toEqual([{ id: 1, name: 'Eider' }])
})

test('Other accounts are sent what they write.', async () => {
  await call(sinkBoat, { body: { id: 1 } })
  expect(server).toHaveBeenCalledOnce()
})
