import { expect, test, vi } from 'vitest'
import { closeToast, leaveToasts, onToastsChange, shownToasts, toast } from './toasts.ts'

test('a toast goes by itself, the later the more it asks for', () => {
  const changed = vi.fn()
  const stop = onToastsChange(changed)
  const saved = toast('Saved')
  toast('Slow', { seconds: 9 })
  toast('Failed', { tone: 'danger' })
  toast('Deleted', { action: { label: 'Undo', run: () => {} } })
  expect(shownToasts().map(({ text, tone, seconds }) => [text, tone, seconds])).toEqual([
    ['Saved', 'success', 5],
    ['Slow', 'success', 8],
    ['Failed', 'danger', 8],
    ['Deleted', 'success', 15],
  ])
  closeToast(saved)
  expect(shownToasts().map(({ text }) => text)).toEqual(['Slow', 'Failed', 'Deleted'])
  expect(changed).toHaveBeenCalledTimes(5)
  stop()
})

test('the same message again takes the place of the first', () => {
  for (const { id } of shownToasts()) closeToast(id)
  const first = toast('Saved')
  const second = toast('Saved')
  expect(shownToasts().map(({ id }) => id)).toEqual([second])
  expect(second).not.toBe(first)
})

test('the next page has only what was said on the way to it, and what can be taken back', () => {
  for (const { id } of shownToasts()) closeToast(id)
  toast('Saved')
  toast('Deleted', { action: { label: 'Undo', run: () => {} } })
  const now = performance.now()
  leaveToasts(now)
  expect(shownToasts().map(({ text }) => text)).toEqual(['Saved', 'Deleted'])
  leaveToasts(now + 2000)
  expect(shownToasts().map(({ text }) => text)).toEqual(['Deleted'])
})
