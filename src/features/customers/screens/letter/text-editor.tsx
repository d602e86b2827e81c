import { type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '#kit/ui/class-names.ts'
import { FieldMessage, useMessage } from '#kit/ui/field.tsx'
import layout from '#kit/ui/layout.module.css'
import { Tabs } from '#kit/ui/tabs.tsx'
import styles from './text-editor.module.css'

export type Preset = { value: string; label: ReactNode }

type View = 'preview' | 'change' | 'presets'

type TextEditorProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  presets: readonly Preset[]
  /** As it will be read. */
  preview: ReactNode
  /** Where there is nothing to choose from. */
  noPresets?: string
  /** The control to change it with. */
  children: ReactNode
  /** Presets side by side: short ones. */
  short?: boolean
  className?: string | undefined
}

/** A text that is read, changed, or chosen among presets; choosing one returns to reading. */
export function TextEditor(props: TextEditorProps) {
  const { label, name, value, onChange, presets, preview, noPresets, children, short = false, className } = props
  const message = useMessage(name, undefined)
  const [view, setView] = useState<View>('preview')
  const [noticed, setNoticed] = useState<string>()
  const root = useRef<HTMLFieldSetElement>(null)
  const returns = useRef(false)

  // Who is told that something is wrong is led to where it is changed.
  if (message !== noticed) {
    setNoticed(message)
    if (message) setView('change')
  }

  useEffect(() => {
    if (view !== 'preview' || !returns.current) return
    returns.current = false
    root.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus()
  }, [view])

  const choose = (chosen: string) => {
    onChange(chosen)
    returns.current = true
    setView('preview')
  }
  return (
    <fieldset className={classNames(styles.editor, className)} ref={root}>
      <legend className={styles.legend}>{label}</legend>
      <Tabs
        label={label}
        className={styles.tabs ?? ''}
        selected={view}
        onSelect={setView}
        tabs={[
          { id: 'preview', label: 'Preview', content: <div className={styles.preview}>{preview}</div> },
          { id: 'change', label: 'Change', content: children },
          {
            id: 'presets',
            label: 'Presets',
            content:
              presets.length === 0 ? (
                <p className={layout.muted}>{noPresets}</p>
              ) : (
                <ul className={classNames(styles.presets, short && styles.short)}>
                  {presets.map((preset) => (
                    <li key={preset.value}>
                      <button
                        type="button"
                        className={styles.preset}
                        aria-pressed={preset.value === value}
                        onClick={() => choose(preset.value)}
                      >
                        {preset.label}
                      </button>
                    </li>
                  ))}
                </ul>
              ),
          },
        ]}
      />
      {message && view !== 'change' && <FieldMessage id={`${name}-message`} message={message} />}
    </fieldset>
  )
}
