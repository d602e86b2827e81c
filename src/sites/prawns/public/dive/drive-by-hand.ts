import { type RefObject, useEffect } from 'react'

/**
 * For browsers that cannot tie an animation to the scroll: those below `[data-scrolled]`, which their styles leave paused,
 * are wound on by hand, once a frame. Nothing is measured while scrolling.
 */
export function useDriveByHand(page: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = page.current
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    if (!element || CSS.supports('animation-timeline: scroll()')) return

    let animations: readonly Animation[] = []
    let height = 1
    let frame = 0
    const wind = () => {
      frame = 0
      const progress = Math.min(1, Math.max(0, window.scrollY / height))
      for (const animation of animations) animation.currentTime = progress * 1000
    }
    const later = () => {
      frame ||= requestAnimationFrame(wind)
    }
    const measure = () => {
      height = element.offsetHeight
      animations = still.matches ? [] : scrolledIn(element)
      later()
    }
    measure()
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    still.addEventListener('change', measure)
    window.addEventListener('scroll', later, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
      still.removeEventListener('change', measure)
      window.removeEventListener('scroll', later)
    }
  }, [page])
}

const scrolledIn = (element: HTMLElement) =>
  element
    .getAnimations({ subtree: true })
    .filter(({ effect }) => (effect as KeyframeEffect).target?.hasAttribute('data-scrolled'))
