import { type ReactNode, useState } from 'react'
import { Button } from './button.tsx'

type NextPageProps<N> = {
  /** Where the next page begins; null after the last one. */
  next: N | null
  label: string
  wide?: boolean
  className?: string | undefined
  children: (next: N) => ReactNode
}

/** The way to the next page of a list, and once it was asked for that page itself. */
export function NextPage<N>({ next, label, wide = true, className, children }: NextPageProps<N>) {
  const [isOpen, setOpen] = useState(false)
  if (next === null) return null
  if (isOpen) return children(next)
  return (
    <Button variant="secondary" wide={wide} className={className} onClick={() => setOpen(true)}>
      {label}
    </Button>
  )
}
