import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIcon } from './use-icon.ts'
import './theme.css'

/** The frame of the prawn seller's site. */
export default function PrawnsLayout({ children }: { children: ReactNode }) {
  useIcon()
  return (
    <>
      <SkipLink />
      {children}
    </>
  )
}
