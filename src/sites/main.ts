/** A page that is read before it is used names its scripts here, instead of asking for them at once. */
const later = document.querySelector<HTMLMetaElement>('meta[name="scripts"]')?.content.split(' ') ?? []

if (later.length > 0) await shown()
for (const href of later)
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
await import('./start.tsx')

/** Until what is rendered is on the screen. In a hidden tab nothing is ever drawn. */
function shown() {
  return new Promise((done) => {
    requestAnimationFrame(() => setTimeout(done))
    setTimeout(done, 200)
  })
}

export {}
