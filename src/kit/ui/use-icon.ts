import { useEffect } from 'react'

/**
 * The tab shows this icon, and another in dark windows where there is one; who leaves gets the one of before back. Both are
 * addresses.
 */
export function useIcon(icon: string, inTheDark?: string): void {
  useEffect(() => {
    // Changed in place: without any icon for a moment a browser asks for /favicon.ico.
    const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!link) return
    const before = link.href
    const dark = Object.assign(link.cloneNode() as HTMLLinkElement, { media: '(prefers-color-scheme: dark)' })
    link.href = icon
    if (inTheDark) {
      dark.href = inTheDark
      link.after(dark)
    }
    return () => {
      dark.remove()
      link.href = before
    }
  }, [icon, inTheDark])
}
