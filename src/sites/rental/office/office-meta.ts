import { words } from './words.ts'

/** What a page of the office is called, and what it is for: nothing for search engines. */
export const officeMeta = (page: string, description: string) => ({
  ...{ title: words.titled(page), description },
  noindex: true,
})
