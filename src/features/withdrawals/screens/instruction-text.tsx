import { useState } from 'react'
import { readOperator } from '#features/settings/screens/operator.ts'
import { later } from '#kit/ui/later.tsx'
import { words } from '../words.ts'
import styles from './instruction-text.module.css'

const Paragraphs = later(async () => (await import('./instruction-paragraphs.tsx')).InstructionParagraphs)

/** The right of withdrawal in full, and the model form: what is said before an order, and on the page that withdraws. */
export function InstructionText() {
  const [opened, setOpened] = useState(false)
  return (
    <details className={styles.more} onToggle={() => setOpened(true)}>
      <summary>{words.instruction}</summary>
      {opened && <Paragraphs seller={readOperator()} fallback={<p>{words.loading}</p>} />}
    </details>
  )
}
