import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './fold.module.css'

type FoldProps = {
  id?: string
  isOpen: boolean
  /** The browser's own search has found something in it and is about to show it. */
  onFound: () => void
  children: ReactNode
}

/** Shows its content or folds it away; folded it is still found by the browser's own search, and printed. */
export function Fold({ id, isOpen, onFound, children }: FoldProps) {
  const element = useRef<HTMLDivElement>(null)
  const found = useRef(onFound)
  found.current = onFound
  useLayoutEffect(() => {
    if (!isOpen) element.current?.setAttribute('hidden', 'until-found')
  }, [isOpen])
  useEffect(() => {
    const fold = element.current
    const show = (event: Event) => event.target === fold && found.current()
    fold?.addEventListener('beforematch', show)
    return () => fold?.removeEventListener('beforematch', show)
  }, [])
  return (
    <div id={id} ref={element} className={styles.fold} hidden={!isOpen}>
      {children}
    </div>
  )
}
