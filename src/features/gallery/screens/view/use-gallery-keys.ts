import { useEffect, useRef } from 'react'
import type { VoteButton } from '../../rules.ts'

type Keys = { step: (by: 1 | -1) => void; vote: (pressed: VoteButton) => void; close: () => void }

const actions: Readonly<Record<string, (keys: Keys) => void>> = {
  arrowleft: ({ step }) => step(-1),
  a: ({ step }) => step(-1),
  arrowright: ({ step }) => step(1),
  d: ({ step }) => step(1),
  arrowup: ({ vote }) => vote('like'),
  w: ({ vote }) => vote('like'),
  arrowdown: ({ vote }) => vote('dislike'),
  s: ({ vote }) => vote('dislike'),
  escape: ({ close }) => close(),
}

/** Keys of the whole page while a work is open: arrows or WASD step and vote, Escape closes. Not while somebody types. */
export function useGalleryKeys(keys: Keys | undefined): void {
  const current = useRef(keys)
  useEffect(() => {
    current.current = keys
  })
  const isOpen = keys !== undefined
  useEffect(() => {
    if (!isOpen) return
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
      if (isTyping(event.target) || document.querySelector('dialog[open]')) return
      const action = actions[event.key.toLowerCase()]
      if (!action || !current.current) return
      event.preventDefault()
      // A key that is held down steps on, but votes only once.
      if (!event.repeat || /left|right|^[ad]$/i.test(event.key)) action(current.current)
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isOpen])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'))
