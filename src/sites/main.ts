/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

// A form that is sent off before its code is there is sent off once it is (early-input.ts).
document.addEventListener(
  'submit',
  ({ target }) => target instanceof HTMLElement && target.setAttribute('data-early', ''),
  {
    capture: true,
    once: true,
  },
)

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
