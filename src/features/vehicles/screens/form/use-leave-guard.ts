import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/**
 * Asks before somebody leaves the page, as long as `holds`: the browser by itself where the page goes altogether, and
 * `asks` for a link or the back button within the site. `leave` goes where they wanted to go.
 */
export function useLeaveGuard(holds: boolean) {
  const [goal, setGoal] = useState<{ url: string }>()
  const [left, setLeft] = useState(false)
  const [, navigate] = useLocation()

  useEffect(() => {
    if (!holds || left) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    const hold = (event: NavigateEvent) => {
      const { pathname, href } = new URL(event.destination.url)
      if (!event.cancelable || event.hashChange || pathname === location.pathname || event.navigationType === 'reload')
        return
      event.preventDefault()
      setGoal({ url: href })
    }
    window.addEventListener('beforeunload', ask)
    // Where a browser has no navigation events, what was typed is kept in the tab all the same.
    const { navigation } = window as { navigation?: Navigation }
    navigation?.addEventListener('navigate', hold)
    return () => {
      window.removeEventListener('beforeunload', ask)
      navigation?.removeEventListener('navigate', hold)
    }
  }, [holds, left])

  useEffect(() => {
    if (!left || !goal) return
    const { origin, href } = new URL(goal.url)
    // With its language, which links leave out.
    if (origin === location.origin) navigate(`~${href.slice(origin.length)}`)
    else location.assign(href)
  }, [left, goal, navigate])

  return {
    asks: goal !== undefined && !left,
    leave: () => setLeft(true),
    stay: () => setGoal(undefined),
  }
}
