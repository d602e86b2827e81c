import { type ComponentType, useEffect, useRef, useState } from 'react'

/**
 * A part whose code is fetched only once it is `wanted`; undefined until it is there. Where it cannot be fetched the
 * page goes on without it, and tries again the next time it is wanted.
 */
export function useLater<P>(
  load: () => Promise<{ default: ComponentType<P> }>,
  wanted: boolean,
): ComponentType<P> | undefined {
  const [part, setPart] = useState<ComponentType<P>>()
  const loader = useRef(load)
  const has = part !== undefined
  useEffect(() => {
    if (!wanted || has) return
    let current = true
    loader.current().then(
      ({ default: Part }) => current && setPart(() => Part),
      () => {},
    )
    return () => {
      current = false
    }
  }, [wanted, has])
  return part
}
