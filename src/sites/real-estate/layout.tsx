import type { ReactNode } from 'react'
import './theme.css'

/** The frame of the property agency's site. */
export default function RealEstateLayout({ children }: { children: ReactNode }) {
  return <>{children}</>
}
