import { piecesOf } from '#features/questions/rules/search.ts'

/** A text in which what was looked for is marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  let place = 0
  return piecesOf(text, words).map((piece) => {
    place += piece.text.length
    return piece.isHit ? <mark key={place}>{piece.text}</mark> : piece.text
  })
}
