import { expect, test, vi } from 'vitest'
import { closeToast, onToastsChange, shownToasts, toast } from './toasts.ts'

test('a toast goes by itself unless it is an error or can be acted on', () => {
  const changed = vi.fn()
  const stop = onToastsChange(changed)
  const saved = toast('Saved')
  toast('Slow', { seconds: 9 })
  toast('Failed', { tone: 'danger' })
  toast('Deleted', { action: { label: 'Undo', run: () => {} } })
  expect(shownToasts().map(({ text, tone, seconds }) => [text, tone, seconds])).toEqual([
    ['Saved', 'success', 5],
    ['Slow', 'success', 9],
    ['Failed', 'danger', undefined],
    ['Deleted', 'success', undefined],
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
