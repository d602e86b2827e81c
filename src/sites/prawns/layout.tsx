import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import { useIcon } from '#kit/ui/use-icon.ts'
import icon from './pictures/icon.svg'
import './theme.css'

/** The frame of the prawn seller's site. */
export default function PrawnsLayout({ children }: { children: ReactNode }) {
  useIcon(icon)
  return (
    <>
      <SkipLink />
      {children}
    </>
  )
}
