import { useEffect } from 'react'
import dark from './pictures/icon-dark.svg'
import light from './pictures/icon-light.svg'

/** The tab shows this site's icon, for light or dark windows as the device has them; who leaves gets the other back. */
export function useIcon(): void {
  useEffect(() => {
    // Changed in place: without any icon for a moment a browser asks for /favicon.ico.
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]')
    if (!icon) return
    const before = icon.href
    const media = '(prefers-color-scheme: dark)'
    const inTheDark = Object.assign(document.createElement('link'), { rel: 'icon', type: icon.type, media, href: dark })
    icon.href = light
    icon.after(inTheDark)
    return () => {
      inTheDark.remove()
      icon.href = before
    }
  }, [])
}
