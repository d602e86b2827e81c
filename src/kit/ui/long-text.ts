import type { ReactNode } from 'react'

/** `id` is its address on the page. */
export type Chapter = { id?: string; title: string; text: ReactNode }

/** A text to look things up in, as its Markdown says it. `stand`: when it was written. */
export type LongText = { title: string; lead?: string; chapters: readonly Chapter[]; stand?: string }
