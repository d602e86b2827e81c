import { flushSync } from 'react-dom'

/** What the style sheet calls the work on its way between the wall and the large view. */
const name = 'art-work'

const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** Whether pictures may fly: the browser can, and the person does not mind. */
export const mayMorph = () => 'startViewTransition' in document && !isCalm()

/** How the page scrolls to what was opened when it does not fly there. */
export const scrollManner = (): ScrollBehavior => (isCalm() ? 'instant' : 'smooth')

type Morph = {
  change: () => void
  /** Done once the page is drawn anew: scrolling, focus. */
  after: () => void
  /** The picture before, and where it is afterwards. */
  from: Element | null | undefined
  to: () => Element | null | undefined
  /** The picture becomes smaller: the large one is shown all the way. */
  isReturn?: boolean
}

/** Changes the page so that one picture turns into the other: one that moves. Where that may not be, it changes at once. */
export function morph({ change, after, from, to, isReturn = false }: Morph): void {
  const draw = () => {
    flushSync(change)
    after()
  }
  if (!mayMorph() || !(from instanceof HTMLElement)) {
    draw()
    return
  }
  let goal: Element | null | undefined
  from.style.viewTransitionName = name
  document.documentElement.toggleAttribute('data-work-returns', isReturn)
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = ''
    draw()
    goal = to()
    if (goal instanceof HTMLElement) goal.style.viewTransitionName = name
  })
  const end = () => {
    if (goal instanceof HTMLElement) goal.style.viewTransitionName = ''
  }
  transition.finished.then(end, end)
  // A transition that another one overtakes is none of anybody's business.
  transition.ready.catch(() => {})
}
