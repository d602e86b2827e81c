import type { ReactNode } from 'react'
import './theme.css'

/** The frame of the prawn seller's site. */
export default function PrawnsLayout({ children }: { children: ReactNode }) {
  return <>{children}</>
}
