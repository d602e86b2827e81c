import { flushSync } from 'react-dom'

type Place = { x: number; y: number; width: number; height: number }

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Milliseconds that a card is on its way. */
const duration = 460

let current = 0

/**
 * Changes which cards are in a list: those in sight that stay move to their new places, the others come and go. Where the
 * browser has no view transitions, or the person minds motion, all is in place at once.
 */
export function reflow(list: HTMLElement | null, change: () => void): void {
  if (!list || isCalm() || !('startViewTransition' in document)) {
    change()
    return
  }
  const page = document.documentElement
  const mine = ++current
  const before = takePlaces(list)
  let after = new Map<string, Place>()
  page.dataset.reflow = ''
  const transition = document.startViewTransition(() => {
    flushSync(change)
    after = takePlaces(list)
  })
  transition.ready.then(
    () => {
      for (const [id, to] of after) move(id, before.get(id), to)
    },
    // Somebody has chosen again meanwhile.
    () => {},
  )
  const end = () => {
    if (mine === current) delete page.dataset.reflow
  }
  transition.finished.then(end, end)
}

/** Marks the cards in sight or nearly so, and says where they are. The browser draws each once more: not those far away. */
function takePlaces(list: HTMLElement): Map<string, Place> {
  const places = new Map<string, Place>()
  for (const card of list.querySelectorAll<HTMLElement>('[data-property]')) {
    const place = card.getBoundingClientRect()
    const isNear = place.bottom > -innerHeight / 4 && place.top < innerHeight * 1.25
    card.toggleAttribute('data-moves', isNear)
    if (isNear) places.set(card.dataset.property ?? '', place)
  }
  return places
}

/** The browser would animate width and height as well; this only moves and scales. */
function move(id: string, from: Place | undefined, to: Place): void {
  if (!from) return
  const scale = `scale(${from.width / to.width}, ${from.height / to.height})`
  document.documentElement.animate(
    { transform: [`translate(${from.x}px, ${from.y}px) ${scale}`, `translate(${to.x}px, ${to.y}px)`] },
    {
      pseudoElement: `::view-transition-group(card-${id})`,
      duration,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
    },
  )
}
