import { useEffect, useRef } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { Link } from '#kit/ui/link.tsx'
import styles from './invoice-ways.module.css'

const ways: readonly { to: string; label: string; rootOnly?: boolean }[] = [
  { to: '/invoices', label: 'Customers' },
  { to: '/invoices/all', label: 'All documents' },
  { to: '/invoices/run', label: 'Monthly run' },
  { to: '/invoices/open', label: 'Open' },
  { to: '/invoices/bank', label: 'Bank', rootOnly: true },
  { to: '/invoices/incoming', label: 'Incoming' },
  { to: '/invoices/figures', label: 'Figures' },
  { to: '/invoices/papers', label: 'Papers' },
]

/** The pages that belong to invoices, side by side. */
export function InvoiceWays({ user }: { user: SignedInUser }) {
  const nav = useRef<HTMLElement>(null)
  // On a phone they are wider than the screen.
  useEffect(() => {
    const here = nav.current?.querySelector<HTMLElement>('[aria-current]')
    nav.current?.scrollTo({ left: (here?.offsetLeft ?? 0) - nav.current.clientWidth / 3 })
  }, [])
  return (
    <nav ref={nav} className={styles.ways} aria-label="Invoices">
      {ways
        .filter(({ rootOnly }) => !rootOnly || user.root)
        .map(({ to, label }) => (
          <Link key={to} to={to} className={styles.way}>
            {label}
          </Link>
        ))}
    </nav>
  )
}
