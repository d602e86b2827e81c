/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

// What is done before the code of the page is there, to be put back afterwards (early-input.ts).
const early: typeof globalThis.earlyInput = { fields: new Map(), form: undefined, stop: new AbortController() }
globalThis.earlyInput = early
const { signal } = early.stop
const note = ({ target }: Event) => {
  const field = target as HTMLInputElement
  // React marks what it took over.
  const lives = Object.keys(field).some((key) => key.startsWith('__reactProps'))
  if (!lives) early.fields.set(field, { value: field.value, checked: field.checked })
}
document.addEventListener('input', note, { capture: true, signal })
// The page's own forms end the way of a submit that they take.
window.addEventListener('submit', ({ target }) => (early.form = target as HTMLFormElement), { signal })

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
