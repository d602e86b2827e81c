/** Whether the server answers, as the calls of this page saw it last. */
let lost = false
const listeners = new Set<() => void>()

export const isLost = () => lost

export const reportAnswer = () => change(false)

/** No answer at all, or only one of a proxy or a server that is not ready (502 and up). */
export const reportSilence = () => change(true)

export function onConnectionChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function change(now: boolean) {
  if (lost === now) return
  lost = now
  for (const listener of listeners) listener()
}
