import { readOperator } from '#features/settings/screens/operator.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import type { Receipt } from '../contract.ts'
import type { Withdrawing } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'
import { Part } from './withdrawal-part.tsx'

/** The second step: what is declared, once more. */
export function Confirm({ withdrawing: { draft, busy, message, goBack, confirm } }: { withdrawing: Withdrawing }) {
  const { email } = readOperator()
  return (
    <Part step="Step 2 of 2" title="Is this what you declare?">
      <Slip
        rows={[
          ['Name', draft.name],
          ['Contract', draft.contract],
          ['Receipt to', draft.email],
          ['To add', draft.comment],
        ]}
      />
      <p>If it is in time, the voucher’s code ends at once and cannot be used any more.</p>
      {message && (
        <Banner tone="danger" title={message}>
          However often you try, it is put down once. A mail to <a href={`mailto:${email}`}>{email}</a> counts as well.
        </Banner>
      )}
      <div className={styles.ways}>
        <Button size="large" className={styles.go} busy={busy} onClick={() => void confirm()}>
          Confirm withdrawal
        </Button>
        <Button variant="quiet" size="large" disabled={busy} onClick={goBack}>
          Change it
        </Button>
      </div>
    </Part>
  )
}

/** What was declared, and what becomes of it. */
export function Done({ receipt, homeAddress }: { receipt: Receipt; homeAddress: string }) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.heading} tabIndex={-1} ref={useArrival()}>
          We have received your withdrawal
        </h1>
        <p className={styles.news}>{receipt.consequence}</p>
      </header>
      <section className={styles.part} aria-label="Receipt">
        <Slip
          rows={[
            ['Receipt', receipt.reference],
            ['Received', receipt.received],
            ['Name', receipt.name],
            ['Contract', receipt.contract],
            ['Receipt to', receipt.email],
            ['Added', receipt.comment],
          ]}
        />
        <p>The same is on its way to {receipt.email}. Please keep it.</p>
        <div className={styles.ways}>
          <Button variant="secondary" onClick={() => window.print()}>
            Print
          </Button>
          <ButtonLink variant="quiet" to={homeAddress}>
            To the boats
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

const Slip = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <div className={styles.slip}>
    <p className={styles.declared}>I withdraw from the contract named below.</p>
    <dl className={styles.facts}>
      {rows
        .filter(([, value]) => value.trim() !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  </div>
)
