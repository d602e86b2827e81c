import { useRef } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { classNames } from '#kit/ui/class-names.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { useDrop } from '#kit/ui/use-drop.ts'
import { acquisitionMessages, maxPasted } from '../../contract/handle.ts'
import styles from './new-entries.module.css'
import { textOfFile } from './pasted.ts'

type PasteFieldProps = {
  lines: string
  onChange: (lines: string) => void
  /** What a file says. */
  onFile: (text: string) => void
  /** What was wrong with the last file. */
  problem: string | undefined
  onProblem: (problem: string) => void
}

/** Where businesses are typed, pasted, or dropped as a file. */
export function PasteField({ lines, onChange, onFile, problem, onProblem }: PasteFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File | undefined) => {
    if (!file) return
    if (file.size > 4 * maxPasted) return onProblem(acquisitionMessages.tooMany)
    const text = textOfFile(new Uint8Array(await file.arrayBuffer()))
    if (text === undefined) return onProblem(`${file.name} is no text: save it as CSV, or paste its rows here`)
    onFile(text)
  }
  const { isOver, on } = useDrop(([file]) => void take(file))
  return (
    <div className={classNames(styles.paste, isOver && styles.over)} {...on}>
      <TextArea
        label="New businesses"
        name="newBusinesses"
        hint="One business per line: name, website URL, email, phone, and a contact where you know one. Rows of a spreadsheet and CSV will do as well."
        placeholder="Seewind Bootsverleih, https://seewind.example, ahoi@seewind.example, +49 30 5550100, Grete Sander"
        spellCheck={false}
        error={problem}
        value={lines}
        onChange={onChange}
        className={styles.lines ?? ''}
      />
      <input
        ref={input}
        type="file"
        hidden
        accept=".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values"
        onChange={(event) => {
          void take(event.target.files?.[0])
          event.target.value = ''
        }}
      />
      <p className={styles.file}>
        <Button variant="secondary" size="small" onClick={() => input.current?.click()}>
          Choose a CSV file
        </Button>
        <span className={layout.note}>or drop it here</span>
      </p>
    </div>
  )
}
