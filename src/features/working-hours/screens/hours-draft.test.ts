import { expect, test } from 'vitest'
import { afterSaving, changesOf, dropDay, typeInto } from './hours-draft.ts'

const [monday, sunday] = ['2026-06-01', '2026-05-31'] as const
const nothing = () => ''

test('remembers what was saved when the typing began, and is gone when it is typed back', () => {
  const once = typeInto({}, monday, '7', '4')
  const twice = typeInto(once, monday, '7.', '5')
  expect(twice).toEqual({ [monday]: { text: '7.', base: '4' } })
  expect(typeInto(twice, monday, '5', '5')).toEqual({})
})

test('keeps the dot of a number that is not finished, and does not send it', () => {
  const draft = typeInto({}, monday, '7.', '7')
  expect(draft[monday]?.text).toBe('7.')
  expect(changesOf(draft, () => '7')).toEqual({})
  expect(changesOf(draft, nothing)).toEqual({ [monday]: '7' })
})

test('sends only the days that differ from what is saved by now', () => {
  const draft = { [monday]: { text: '8', base: '' }, [sunday]: { text: '', base: '4' } }
  expect(changesOf(draft, nothing)).toEqual({ [monday]: '8' })
  expect(changesOf(draft, (day) => (day === sunday ? '4' : '8'))).toEqual({ [sunday]: '' })
})

test('keeps what was typed while it was being saved', () => {
  const draft = { [monday]: { text: '8.5', base: '' }, [sunday]: { text: '4.', base: '' } }
  expect(afterSaving(draft, { [monday]: '8', [sunday]: '4' })).toEqual({ [monday]: { text: '8.5', base: '8' } })
  expect(afterSaving(draft, {})).toEqual(draft)
  expect(dropDay(draft, sunday)).toEqual({ [monday]: draft[monday] })
})
