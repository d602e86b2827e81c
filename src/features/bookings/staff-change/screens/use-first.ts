import { useEffect, useRef } from 'react'

/** The field that a dialog was opened for has the focus once it is there. */
export function useFirst<T extends HTMLElement>(isFirst: boolean) {
  const field = useRef<T>(null)
  useEffect(() => {
    if (isFirst) field.current?.focus()
  }, [isFirst])
  return field
}
