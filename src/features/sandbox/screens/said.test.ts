import { expect, test } from 'vitest'
import { said } from './said.ts'

const sources = import.meta.glob<string>(['../../**/*.{ts,tsx}', '!**/*.test.ts', '!**/server/**'], {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** What toasts keep to where nothing else is said. */
const usualOfToasts = 5

test.each(said)('"$text" is said by $feature, for as long.', ({ text, feature, how, seconds }) => {
  const own = Object.entries(sources).flatMap(([path, source]) =>
    path.startsWith(`../../${feature}/`) ? [source] : [],
  )
  expect(
    own.some((source) => source.includes(`'${text}'`) || source.includes(`"${text}"`) || source.includes(`>${text}<`)),
  ).toBe(true)
  if (seconds === undefined || (how === 'toast' && seconds === usualOfToasts)) return
  const told = new RegExp(`seconds(:|=\\{| =) ?${seconds}\\b(?!\\.)`, 'i')
  expect(own.some((source) => told.test(source))).toBe(true)
})
