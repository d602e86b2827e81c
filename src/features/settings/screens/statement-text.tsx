import type { Statement } from '../content/accessibility.ts'
import { Reach } from './operator-entries.tsx'

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
