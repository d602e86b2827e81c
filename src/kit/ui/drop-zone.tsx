import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './drop-zone.module.css'
import { FieldMessage } from './field.tsx'
import { PlusIcon } from './icons.tsx'
import layout from './layout.module.css'
import { useDrop } from './use-drop.ts'

type DropZoneProps = {
  /** What the input is called. */
  label: string
  title: string
  hint: string
  accept: string
  onFiles: (files: File[]) => void
  multiple?: boolean
  disabled?: boolean
  error?: string | undefined
  /** Stands above, and takes what is dropped on it too. */
  children?: ReactNode
  className?: string | undefined
}

/** Where files are chosen or dropped. */
export function DropZone(props: DropZoneProps) {
  const { label, title, hint, accept, onFiles, multiple = false, disabled = false, error, children, className } = props
  const id = useId()
  const { isOver, on } = useDrop(onFiles)
  return (
    <div className={className} {...on}>
      {children}
      <label className={classNames(styles.zone, isOver && styles.over)}>
        <input
          type="file"
          className={styles.input}
          accept={accept}
          multiple={multiple}
          disabled={disabled}
          aria-label={label}
          aria-describedby={classNames(`${id}-hint`, error && `${id}-error`)}
          aria-invalid={error ? true : undefined}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])])
            event.target.value = ''
          }}
        />
        <PlusIcon />
        <span className={layout.grid}>
          <span className={layout.strong}>{title}</span>
          <span className={styles.hint} id={`${id}-hint`}>
            {hint}
          </span>
        </span>
      </label>
      {error && <FieldMessage id={`${id}-error`} message={error} />}
    </div>
  )
}
