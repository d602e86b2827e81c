import { type ReactNode, useRef } from 'react'
import { useHistoryState } from 'wouter/use-browser-location'
import { Banner } from '#kit/ui/banner.tsx'
import { words } from '../words.ts'
import { readSentAway } from './way-back.ts'

/**
 * Which page sent somebody here who is signed in; undefined where they came by themselves. It stays when they leave, as
 * long as the page they leave for is still to come.
 */
export function useSentAway(): ReturnType<typeof readSentAway> {
  const seen = useRef<ReturnType<typeof readSentAway>>(undefined)
  seen.current = readSentAway(useHistoryState()) ?? seen.current
  return seen.current
}

type SentAwayNoteProps = { from: ReturnType<typeof readSentAway>; children?: ReactNode; action?: ReactNode }

/** Why somebody is not where they wanted to go. Nothing for who came by themselves. */
export function SentAwayNote({ from, children, action }: SentAwayNoteProps) {
  if (!from) return null
  return (
    <Banner tone="warning" title={words.notForYou} action={action}>
      {from.reason} {children}
    </Banner>
  )
}
