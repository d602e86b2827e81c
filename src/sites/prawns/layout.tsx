import type { ReactNode } from 'react'
import { SkipLink } from '#kit/ui/skip-link.tsx'
import icon from './icons/icon.svg'
import './theme.css'

export { icon }

/** The frame of the prawn seller's site. */
export default function PrawnsLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      {children}
    </>
  )
}
