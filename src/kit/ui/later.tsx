import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { words } from './words.ts'

/** A component whose code comes when it is first shown; until then its `fallback` is, or nothing. */
export function later<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P & { fallback?: ReactNode }> {
  const Part = lazy(async () => ({ default: await load().catch((): ComponentType<P> => NotLoaded) }))
  return ({ fallback, ...props }) => (
    <Suspense fallback={fallback}>
      <Part {...(props as unknown as P)} />
    </Suspense>
  )
}

function NotLoaded() {
  return <p role="alert">{words.partMissing}</p>
}
