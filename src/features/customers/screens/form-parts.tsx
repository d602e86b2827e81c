import type { ReactNode } from 'react'
import { regionsOf } from '#kit/shared/regions.ts'
import layout from '#kit/ui/layout.module.css'
import { TextField } from '#kit/ui/text-field.tsx'
import { VisuallyHidden } from '#kit/ui/visually-hidden.tsx'
import { lengths } from '../contract/handle.ts'
import styles from './customer-form.module.css'
import { TextEditor } from './letter/text-editor.tsx'

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      <div className={styles.fields}>{children}</div>
    </section>
  )
}

type StateEditorProps = {
  country: string
  field: { name: string; value: string; onChange: (state: string) => void }
}

/** Typed, or one of those that the country has. */
export function StateEditor({ country, field }: StateEditorProps) {
  return (
    <TextEditor
      {...field}
      label="State"
      className={styles.whole}
      presets={regionsOf(country).map((region) => ({ value: region, label: region }))}
      noPresets={country === '' ? 'Choose the country first.' : `There are no presets for ${country}.`}
      short
      preview={field.value || <span className={layout.muted}>No state yet</span>}
    >
      <TextField
        {...field}
        label={<VisuallyHidden>State</VisuallyHidden>}
        maxLength={lengths.state}
        autoComplete="off"
      />
    </TextEditor>
  )
}
