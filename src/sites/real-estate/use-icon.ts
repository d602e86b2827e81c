import { useEffect } from 'react'
import icon from './icon.svg'

/** The tab shows this site's icon; who leaves for another site gets the other back. */
export function useIcon(): void {
  useEffect(() => {
    // Changed in place: without any icon for a moment a browser asks for /favicon.ico.
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    const before = link.href
    link.href = icon
    return () => {
      link.href = before
    }
  }, [])
}
