import { readOperator } from '#features/settings/screens/operator.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import type { Receipt } from '../contract.ts'
import { words } from '../words.ts'
import type { Withdrawing } from './use-withdrawal.ts'
import styles from './withdrawal.module.css'
import { Part } from './withdrawal-part.tsx'

/** The second step: what is declared, once more. */
export function Confirm({ withdrawing: { draft, busy, message, goBack, confirm } }: { withdrawing: Withdrawing }) {
  const { email } = readOperator()
  return (
    <Part step={words.stepOf(2, 2)} title={words.isThisIt}>
      <Slip
        rows={[
          [words.facts.name, draft.name],
          [words.facts.contract, draft.contract],
          [words.facts.receiptTo, draft.email],
          [words.facts.toAdd, draft.comment],
        ]}
      />
      <p>{words.codeEnds}</p>
      {message && (
        <Banner tone="danger" title={message}>
          {said(words.onlyOnce(<a href={`mailto:${email}`}>{email}</a>))}
        </Banner>
      )}
      <div className={styles.ways}>
        <Button size="large" className={styles.go} busy={busy} onClick={() => void confirm()}>
          {words.confirm}
        </Button>
        <Button variant="quiet" size="large" disabled={busy} onClick={goBack}>
          {words.change}
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
        <h1 tabIndex={-1} ref={useArrival()}>
          {words.received}
        </h1>
        <p className={layout.largeSize}>{receipt.consequence}</p>
      </header>
      <section className={styles.part} aria-label={words.facts.receipt}>
        <Slip
          rows={[
            [words.facts.receipt, receipt.reference],
            [words.facts.received, receipt.received],
            [words.facts.name, receipt.name],
            [words.facts.contract, receipt.contract],
            [words.facts.receiptTo, receipt.email],
            [words.facts.added, receipt.comment],
          ]}
        />
        <p>{words.onItsWay(receipt.email)}</p>
        <div className={styles.ways}>
          <Button variant="secondary" onClick={() => window.print()}>
            {words.print}
          </Button>
          <ButtonLink variant="quiet" to={homeAddress}>
            {words.toBoats}
          </ButtonLink>
        </div>
      </section>
    </div>
  )
}

const Slip = ({ rows }: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <div className={styles.slip}>
    <p className={styles.declared}>{words.declared}</p>
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
