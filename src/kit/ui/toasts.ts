import type { Tone } from './banner.tsx'

export type Toast = {
  id: number
  text: string
  tone: Tone
  /** Until it goes by itself. */
  seconds: number
  action: { label: string; run: () => void } | undefined
  /** When it was shown, in milliseconds of the page. */
  at: number
}

/** Longer than that nothing stays that cannot be acted on. */
const longest = 8
/** Milliseconds in which a page is left by what says so itself. */
const leaves = 1500

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message in the corner (`<Toaster>` of the layout). Goes after 5 seconds, errors after 8, what can be acted on after 15. Gives its id. */
export function toast(text: string, options: { tone?: Tone; seconds?: number; action?: Toast['action'] } = {}): number {
  const { tone = 'success', action } = options
  const usual = action ? 15 : tone === 'danger' ? longest : 5
  const seconds = action ? (options.seconds ?? usual) : Math.min(options.seconds ?? usual, longest)
  lastId += 1
  change([
    ...toasts.filter((shown) => shown.text !== text),
    { id: lastId, text, tone, action, seconds, at: performance.now() },
  ])
  return lastId
}

export const closeToast = (id: number) => change(toasts.filter((shown) => shown.id !== id))

/** On the next page only what was said on the way to it, and what can still be acted on. */
export const leaveToasts = (now = performance.now()) =>
  change(toasts.filter(({ action, at }) => action !== undefined || now - at < leaves))

export const shownToasts = () => toasts

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
