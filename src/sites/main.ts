/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

// What is done before the code of the page is there, to be done again afterwards in the same order (early-input.ts).
const early: typeof globalThis.earlyInput = {
  actions: new Map(),
  form: undefined,
  isReplaying: false,
  stop: new AbortController(),
}
globalThis.earlyInput = early
const { actions, stop } = early
// React marks what it took over, and where it listens.
const isMarked = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark))
const isLive = (element: Element) => isMarked(element, '__reactProps')

/** What is done to what lives already waits, too, while something before it does. */
const waits = (event: Event) => {
  if (actions.size === 0) return false
  event.preventDefault()
  event.stopImmediatePropagation()
  return true
}
const note = (element: Element, action: { value: string; checked: boolean } | 'press') => {
  actions.delete(element)
  actions.set(element, action)
}
const noteInput = ({ target }: Event) => {
  const field = target as HTMLInputElement
  if (actions.size > 0 || !isLive(field)) note(field, { value: field.value, checked: field.checked })
}
const notePress = (event: Event) => {
  const button = (event.target as Element).closest('button')
  if (button?.type !== 'button') return
  if (waits(event)) return note(button, 'press')
  const heard = isMarked(document.getElementById('root') as Element, '_reactListening')
  // Heard by React it still is nothing, where its part of the page does not live by then.
  setTimeout(() => {
    if (button.isConnected && (!heard || !isLive(button))) note(button, 'press')
  })
}
const noteSubmit = (event: Event) => {
  const form = event.target as HTMLFormElement
  if (waits(event)) early.form = form
  else {
    setTimeout(() => {
      if (!event.defaultPrevented) early.form = form
    })
  }
}
for (const [type, listener] of Object.entries({ input: noteInput, click: notePress, submit: noteSubmit })) {
  const unlessReplayed = (event: Event) => early.isReplaying || listener(event)
  window.addEventListener(type, unlessReplayed, { capture: true, signal: stop.signal })
}

if (later.length > 0) await shown()
for (const href of later)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import('./start.tsx')

/** Until what is rendered is on the screen, which the browser tells. In a hidden tab nothing is ever drawn. */
function shown() {
  return new Promise<void>((done) => {
    new PerformanceObserver(() => done()).observe({ type: 'paint', buffered: true })
    setTimeout(done, 300)
  })
}

export {}
