import type { ReactNode } from 'react'
import { useKept } from '#kit/ui/kept-state.ts'
import { Link } from '#kit/ui/link.tsx'

/** Leads to the customers' page with one of them open: it shows the one that was chosen last. */
export function CustomerLink({ id, children }: { id: number; children: ReactNode }) {
  const [, choose] = useKept<number | null>('customers.selected', null)
  const [, show] = useKept<'list' | 'add'>('customers.mode', 'list')
  const open = () => {
    choose(id)
    show('list')
  }
  return (
    <Link to="/invoices" onClick={open}>
      {children}
    </Link>
  )
}
