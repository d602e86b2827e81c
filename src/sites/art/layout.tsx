import type { ReactNode } from 'react'
import './theme.css'

/** The frame of the artist's site. */
export default function ArtLayout({ children }: { children: ReactNode }) {
  return <>{children}</>
}
