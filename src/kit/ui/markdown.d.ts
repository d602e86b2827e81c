/** What the build makes of a text in Markdown. */
declare module '*.md' {
  import type { ComponentType, ReactNode } from 'react'
  import type { LongText } from '#kit/ui/long-text.ts'

  /** `facts`: what stands in its places; parts of the page begin with a capital. */
  const text: (
    facts: Readonly<Record<string, string | ComponentType | ComponentType<{ children: ReactNode }>>>,
  ) => LongText
  export const meta: { title: string; description: string }
  export default text
}
