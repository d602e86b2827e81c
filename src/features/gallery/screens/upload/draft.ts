import { isImageName, titleFrom } from '../../rules.ts'
import { words } from '../../words.ts'

/** A picture that is to be hung, and how far that is. */
export type Draft = {
  key: string
  file: File
  /** `blob:` address. */
  preview: string
  title: string
  alt: string
  state: 'waiting' | 'sending' | 'hung'
  /** From 0 to 1. */
  sent: number
  error?: string | undefined
}

let count = 0

/** Pictures as drafts, and what to say about files that are none. */
export function draftsFrom(files: Iterable<File>): { drafts: Draft[]; refusal: string | undefined } {
  const all = [...files]
  const drafts = all
    .filter(({ name }) => isImageName(name))
    .map((file): Draft => {
      count += 1
      const preview = URL.createObjectURL(file)
      return { key: `${count}`, file, preview, title: titleFrom(file.name), alt: '', state: 'waiting', sent: 0 }
    })
  return { drafts, refusal: drafts.length < all.length ? words.noImage : undefined }
}
