/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

// What is typed and sent off before the code of the page is there is put back afterwards (early-input.ts).
const mark = ({ target }: Event) => target instanceof HTMLElement && target.setAttribute('data-early', '')
for (const type of ['input', 'submit']) document.addEventListener(type, mark, { capture: true, once: true })

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
