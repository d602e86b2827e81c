import { type ReactNode, useState } from 'react'
import { Button, type ButtonProps } from './button.tsx'

type OpenerProps = Omit<ButtonProps, 'children' | 'onClick'> & {
  label: string
  /** What it opens, which is there until it closes. */
  children: (close: () => void) => ReactNode
}

/** A button that opens a dialog. */
export function Opener({ label, children, ...button }: OpenerProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="small" {...button} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && children(() => setOpen(false))}
    </>
  )
}
