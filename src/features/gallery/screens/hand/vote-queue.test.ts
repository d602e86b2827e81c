import { expect, test, vi } from 'vitest'
import { type Standing, voteQueue } from './vote-queue.ts'

const nobody: Standing = { vote: 0, likecount: 7 }

function queue(...answers: (Standing | Error)[]) {
  const shown: Standing[] = []
  const sent: string[] = []
  const onRefusal = vi.fn()
  const press = voteQueue({
    send: async (id, pressed) => {
      sent.push(`${pressed} ${id}`)
      const answer = answers.shift()
      if (!answer || answer instanceof Error) throw answer ?? new Error('nothing was to be sent')
      return answer
    },
    show: (_, standing) => shown.push(standing),
    onRefusal,
  })
  return { press, shown, sent, onRefusal }
}

test('a vote is shown before it is sent, and then as the server counts it', async () => {
  const { press, shown, sent } = queue({ vote: 1, likecount: 12 })
  press(3, 'like', nobody)
  expect(shown).toEqual([{ vote: 1, likecount: 8 }])
  await expect.poll(() => shown.at(-1)).toEqual({ vote: 1, likecount: 12 })
  expect(sent).toEqual(['like 3'])
})

test('presses in a row move the count by up to two each, and arrive in their order', async () => {
  const { press, shown, sent } = queue({ vote: 1, likecount: 8 }, { vote: -1, likecount: 6 }, { vote: 0, likecount: 7 })
  for (const pressed of ['like', 'dislike', 'dislike'] as const) press(3, pressed, nobody)
  expect(shown.map(({ likecount }) => likecount)).toEqual([8, 6, 7])
  await expect.poll(() => sent).toEqual(['like 3', 'dislike 3', 'dislike 3'])
  await expect.poll(() => shown.at(-1)).toEqual({ vote: 0, likecount: 7 })
})

test('what is refused is put right, and what was pressed since is dropped', async () => {
  const { press, shown, sent, onRefusal } = queue({ vote: 1, likecount: 8 }, new Error('no'))
  for (const pressed of ['like', 'dislike', 'like'] as const) press(3, pressed, nobody)
  await expect.poll(() => onRefusal).toHaveBeenCalledOnce()
  expect(shown.at(-1)).toEqual({ vote: 1, likecount: 8 })
  expect(sent).toEqual(['like 3', 'dislike 3'])
})
