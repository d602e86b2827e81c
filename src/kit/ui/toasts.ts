import type { Tone } from './banner.tsx'

export type Toast = {
  id: number
  text: string
  tone: Tone
  /** Seconds until it goes by itself; undefined stays until closed. */
  seconds: number | undefined
  action: { label: string; run: () => void } | undefined
}

let toasts: readonly Toast[] = []
let lastId = 0
const listeners = new Set<() => void>()

/** Shows a short message in the corner (`<Toaster>` of the layout). Errors stay; all else goes after 5 seconds. Gives its id. */
export function toast(
  text: string,
  options: { tone?: Tone; seconds?: number | 'stay'; action?: Toast['action'] } = {},
): number {
  const { tone = 'success', action } = options
  const seconds = options.seconds ?? (tone === 'danger' || action ? 'stay' : 5)
  lastId += 1
  change([
    ...toasts.filter((shown) => shown.text !== text),
    { id: lastId, text, tone, action, seconds: seconds === 'stay' ? undefined : seconds },
  ])
  return lastId
}

export const closeToast = (id: number) => change(toasts.filter((shown) => shown.id !== id))

export const shownToasts = () => toasts

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(next: readonly Toast[]) {
  toasts = next
  for (const listener of listeners) listener()
}
