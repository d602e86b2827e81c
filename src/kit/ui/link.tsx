import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { useLocation, useRouter } from 'wouter'

export type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href'> & {
  /** An address of this site, with a hash if need be. Other sites and files are plain `<a href>`. */
  to: string
  /** Replaces the current entry of the history. */
  replace?: boolean
  /** Handed to the page: `history.state` there. */
  state?: unknown
}

/** A link inside the site: no reload, `aria-current="page"` on the page it leads to. */
export function Link({ to, replace = false, state, onClick, ...rest }: LinkProps) {
  const [path, navigate] = useLocation()
  const { base } = useRouter()
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0 || rest.target) return
    if (event.metaKey || event.ctrlKey || event.altKey || event.shiftKey) return
    const goal = new URL(event.currentTarget.href)
    if (goal.hash && goal.pathname === location.pathname) return
    event.preventDefault()
    navigate(to, { replace, state })
  }
  return <a aria-current={to === path ? 'page' : undefined} {...rest} href={base + to} onClick={follow} />
}
