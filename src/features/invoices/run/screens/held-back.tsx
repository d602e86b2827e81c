import { Button } from '#kit/ui/button.tsx'
import { CustomerLink } from '../../screens/customer-link.tsx'
import type { InvoiceRun } from '../contract.ts'
import styles from './invoice-run.module.css'
import type { Run } from './use-run.ts'

/** Who is not in the run and why, each with the way into it: mended first, or released. */
export function HeldBack({ run: { orders, skipped, ready }, does }: { run: InvoiceRun; does: Run }) {
  // Before anything is prepared, everybody is to come in at once.
  const late = orders.length > 0 ? ready : []
  if (skipped.length + late.length === 0) return null
  const release = (customer: number, business: string, anyway: boolean) => (
    <Button
      variant="secondary"
      size="small"
      aria-label={`${anyway ? 'Release anyway' : 'Release'}: ${business}`}
      busy={does.releasing === customer}
      onClick={() => does.release(customer, anyway)}
    >
      {anyway ? 'Release anyway' : 'Release'}
    </Button>
  )
  return (
    <section aria-labelledby="run-held" className={styles.held}>
      <h2 id="run-held" className={styles.heading}>
        Held back
      </h2>
      <ul className={styles.reasons}>
        {late.map(({ customer, business }) => (
          <li key={customer}>
            <CustomerLink id={customer}>{business}</CustomerLink>
            <span>Can be invoiced now</span>
            {release(customer, business, false)}
          </li>
        ))}
        {skipped.map(({ customer, business, reason, release: way }) => (
          <li key={customer}>
            <CustomerLink id={customer}>{business}</CustomerLink>
            <span>{reason}</span>
            {way === 'anyway' && release(customer, business, true)}
          </li>
        ))}
      </ul>
    </section>
  )
}
