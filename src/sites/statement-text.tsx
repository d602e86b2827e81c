import { Reach } from '#features/settings/screens/operator-entries.tsx'
import type { Statement } from './accessibility.ts'

/** What a chapter of the accessibility statement says; each site frames it in its own way. */
export function StatementText({ chapter: { paragraphs, list, reach } }: { chapter: Statement }) {
  return (
    <>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {list && (
        <ul>
          {list.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      )}
      {reach && <Reach />}
    </>
  )
}
