import { type ComponentType, lazy, Suspense } from 'react'

/** A component whose code comes when it is first shown; until then nothing is. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => NotLoaded) }))
  return (props: P) => (
    <Suspense>
      <Part {...props} />
    </Suspense>
  )
}

function NotLoaded() {
  return <p role="alert">This part could not be loaded. Please reload the page.</p>
}
