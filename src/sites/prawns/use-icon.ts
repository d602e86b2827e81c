import { useEffect } from 'react'
import icon from './pictures/icon.svg'

/** The tab shows this site's icon; who leaves gets the other back. */
export function useIcon(): void {
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    const before = link.href
    link.href = icon
    return () => {
      link.href = before
    }
  }, [])
}
