import { Banner } from '#kit/ui/banner.tsx'
import layout from '#kit/ui/layout.module.css'
import { Progress } from '#kit/ui/progress.tsx'
import type { InvoiceOrder } from '../../sending/contract.ts'
import { progressOf } from '../rules.ts'
import styles from './run-progress.module.css'

/** How far the approved ones are. The server sends them, whoever watches. */
export function RunProgress({ orders }: { orders: readonly InvoiceOrder[] }) {
  const { approved, sent, failed, done } = progressOf(orders)
  if (approved === 0) return null
  const isUnderWay = done < approved
  return (
    <section className={styles.progress} aria-label="Progress">
      <p className={styles.name} role="status">
        <strong>{isUnderWay ? 'Being sent' : failed > 0 ? 'Finished' : 'All sent'}</strong>{' '}
        <span className={layout.figures}>
          {sent} of {approved}
        </span>
      </p>
      <Progress max={approved} value={done} aria-label="Invoices that were sent" />
      {isUnderWay && <p className={layout.note}>You may close this page: they go out by themselves.</p>}
      {failed > 0 && (
        <Banner quiet tone="danger" title={`${failed} could not be sent`}>
          The reason stands beside each. Try it again once it is mended.
        </Banner>
      )}
    </section>
  )
}
