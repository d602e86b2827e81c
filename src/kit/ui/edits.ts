/**
 * What was typed into the fields of something that is kept, each with the text that stood there before. Fields that
 * nobody touched are not in it: they go on showing what is kept by now.
 */
export type Edits<F extends string> = { [field in F]?: { text: string; seen: string } }

/** The texts that the fields show. */
export function withEdits<F extends string>(texts: Record<F, string>, edits: Edits<F>): Record<F, string> {
  const shown = { ...texts }
  for (const field of fieldsOf(edits)) shown[field] = edits[field]?.text ?? shown[field]
  return shown
}

/** Typing into a field where `kept` would stand; what stood there when that began stays noted. Back at that, nothing was typed. */
export function edited<F extends string>(edits: Edits<F>, field: F, { text, kept }: { text: string; kept: string }) {
  const seen = edits[field]?.seen ?? kept
  const { [field]: _, ...others } = edits
  return (text === seen ? others : { ...others, [field]: { text, seen } }) as Edits<F>
}

/** The same typed texts, now that what is kept was seen as it is. */
export const seenAnew = <F extends string>(edits: Edits<F>, texts: Record<F, string>) =>
  Object.fromEntries(
    fieldsOf(edits).map((field) => [field, { text: edits[field]?.text, seen: texts[field] }]),
  ) as Edits<F>

/** Fields that somebody else changed while they are typed in. */
export const newsOf = <F extends string>(edits: Edits<F>, texts: Record<F, string>): F[] =>
  fieldsOf(edits).filter((field) => texts[field] !== edits[field]?.seen && texts[field] !== edits[field]?.text)

const fieldsOf = <F extends string>(edits: Edits<F>) => Object.keys(edits) as F[]
