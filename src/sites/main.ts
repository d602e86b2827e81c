/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

// What is done before the code of the page is there, to be done again afterwards (early-input.ts).
const early: typeof globalThis.earlyInput = {
  fields: new Map(),
  pressed: new Set(),
  form: undefined,
  stop: new AbortController(),
}
globalThis.earlyInput = early
const options = { capture: true, signal: early.stop.signal }
// React marks what it took over, and where it listens.
const isMarked = (element: Element, mark: string) => Object.keys(element).some((key) => key.startsWith(mark))

const noteInput = ({ target }: Event) => {
  const field = target as HTMLInputElement
  if (isMarked(field, '__reactProps')) early.fields.delete(field)
  else early.fields.set(field, { value: field.value, checked: field.checked })
}
const notePress = ({ target }: Event) => {
  const button = (target as Element).closest('button')
  if (button?.type !== 'button') return
  const heard = isMarked(document.getElementById('root') as Element, '_reactListening')
  // Heard by React it still is nothing, where its part of the page does not live by then.
  setTimeout(() => (heard && isMarked(button, '__reactProps')) || early.pressed.add(button))
}
const noteSubmit = (event: Event) => {
  // A form that lives already, but does not know yet what was typed, has to wait for it.
  if (early.fields.size > 0) {
    event.preventDefault()
    event.stopImmediatePropagation()
    early.form = event.target as HTMLFormElement
    return
  }
  setTimeout(() => {
    if (!event.defaultPrevented) early.form = event.target as HTMLFormElement
  })
}
window.addEventListener('input', noteInput, options)
window.addEventListener('click', notePress, options)
window.addEventListener('submit', noteSubmit, options)

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
