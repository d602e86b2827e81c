import { type MouseEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { Button, IconButton } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { CloseIcon } from './icons.tsx'
import { words } from './words.ts'

export type DialogProps = {
  open: boolean
  /** Escape, the close button and a click beside the dialog ask for it; set `open` to false. */
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Stays visible below the scrolling content: the buttons. */
  footer?: ReactNode
  /** The button before them that closes it and does nothing: `Cancel`. */
  leave?: ReactNode
  size?: 'small' | 'medium' | 'large'
  /** False while it must be answered by one of its buttons. */
  dismissable?: boolean
  className?: string
}

/** A native modal dialog; on phones a sheet from the bottom. Focus returns to where it was. Its content is only there while it is open. */
export function Dialog({
  open,
  onClose,
  title,
  children,
  footer,
  leave,
  size = 'medium',
  dismissable = true,
  className,
}: DialogProps) {
  const titleId = useId()
  const { dialog, backdrop } = useModal(open, dismissable ? onClose : undefined)
  if (!open) return null
  return (
    <dialog
      ref={dialog}
      className={classNames(styles.dialog, styles[size], className)}
      aria-labelledby={titleId}
      {...backdrop}
    >
      <div className={styles.head}>
        <h2 className={styles.title} id={titleId}>
          {title}
        </h2>
        {dismissable && (
          <IconButton label={words.close} className={styles.close} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        )}
      </div>
      <div className={styles.body}>{children}</div>
      {(leave ?? footer) != null && (
        <div className={styles.footer}>
          {leave != null && (
            <Button variant="secondary" onClick={onClose} aria-disabled={!dismissable || undefined}>
              {leave}
            </Button>
          )}
          {footer}
        </div>
      )}
    </dialog>
  )
}

/** Opens the dialog of the ref as modal while `open`, and closes it before it goes, so that the browser returns the focus. */
export function useModal(open: boolean, onClose: (() => void) | undefined) {
  const dialog = useRef<HTMLDialogElement>(null)
  const close = useRef(onClose)
  const pressedBeside = useRef(false)
  useEffect(() => {
    close.current = onClose
  })

  // Before the effects of what is inside, which may need its size.
  useLayoutEffect(() => {
    const element = dialog.current
    if (!open || !element) return
    const before = document.activeElement
    if (!element.open) element.showModal()
    const cancel = (event: Event) => {
      event.preventDefault()
      close.current?.()
    }
    const holdEscape = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !close.current) event.preventDefault()
    }
    // The browser closes at a second request although the first was prevented.
    const reopen = () => {
      if (close.current) close.current()
      else element.showModal()
    }
    element.addEventListener('cancel', cancel)
    element.addEventListener('keydown', holdEscape)
    element.addEventListener('close', reopen)
    return () => {
      element.removeEventListener('cancel', cancel)
      element.removeEventListener('keydown', holdEscape)
      element.removeEventListener('close', reopen)
      element.close()
      if (before instanceof HTMLElement) before.focus({ preventScroll: true })
    }
  }, [open])

  const isBeside = (event: MouseEvent) => event.target === dialog.current
  return {
    dialog,
    backdrop: {
      onPointerDown: (event: MouseEvent) => {
        pressedBeside.current = isBeside(event)
      },
      onClick: (event: MouseEvent) => {
        if (pressedBeside.current && isBeside(event)) close.current?.()
      },
    },
  }
}
