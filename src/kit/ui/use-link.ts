import { useEffect, useState } from 'react'

/**
 * What stands behind the `#` of the address and only there, as browsers send it to nobody; undefined before the page has
 * read it. Where the skip link or the like takes its place, it is put back.
 */
export function useLink(): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let current = location.hash.slice(1)
    setLink(current)
    const follow = () => {
      const next = location.hash.slice(1)
      if (current !== '' && !next.includes('.')) return history.replaceState(history.state, '', `#${current}`)
      current = next
      setLink(next)
    }
    window.addEventListener('hashchange', follow)
    return () => window.removeEventListener('hashchange', follow)
  }, [])
  return link
}
