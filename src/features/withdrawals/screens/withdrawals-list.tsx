import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatMoney } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getWithdrawals, type Withdrawal } from '../contract.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { stateOf } from './state-of.ts'
import styles from './withdrawals-list.module.css'

/** Who withdrew from the contract of a voucher, what became of it, and what is left to do. */
export function WithdrawalsList({ user }: { user: SignedInUser }) {
  const list = useEndpoint(getWithdrawals)
  const [decides, setDecides] = useState<Withdrawal>()
  return (
    <OfficePage
      user={user}
      title="Withdrawals"
      lead="Vouchers whose buyers withdrew from the contract. What is in time ends its voucher by itself; the rest waits for you."
    >
      {list.data?.length === 0 ? (
        <EmptyState
          title="Nobody has withdrawn"
          text="Declarations made at the end of every page of the site stand here."
        />
      ) : list.data ? (
        <ul className={styles.cards} aria-label="Withdrawals">
          {list.data.map((one) => (
            <Card key={one.id} withdrawal={one} mayDecide={user.admin} onDecide={() => setDecides(one)} />
          ))}
        </ul>
      ) : (
        <Pending query={list} what="the withdrawals" />
      )}
      {decides && <DecideDialog key={decides.id} withdrawal={decides} onClose={() => setDecides(undefined)} />}
    </OfficePage>
  )
}

type CardProps = { withdrawal: Withdrawal; mayDecide: boolean; onDecide: () => void }

function Card({ withdrawal, mayDecide, onDecide }: CardProps) {
  const { reference, name, email, contract, comment, received, voucher, balance, value, open } = withdrawal
  const todo = withdrawal.outcome === 'accepted' ? 'Mark as given back' : 'Decide'
  const hasEnded = withdrawal.outcome === 'accepted' || withdrawal.outcome === 'over'
  return (
    <li className={styles.card} data-open={open}>
      <div className={styles.top}>
        <h2 className={styles.who}>{name}</h2>
        <Badge tone={open ? 'warning' : 'plain'}>{open ? 'To do' : 'Done'}</Badge>
      </div>
      <p className={styles.quiet}>
        <a href={`mailto:${email}?subject=${encodeURIComponent(`Your withdrawal ${reference}`)}`}>{email}</a>
      </p>
      <dl className={styles.facts}>
        <dt>Declared</dt>
        <dd>{received}</dd>
        <dt>Contract</dt>
        <dd>{contract}</dd>
        {voucher !== '' && (
          <>
            <dt>Voucher</dt>
            <dd>
              {voucher},{' '}
              {hasEnded ? `${formatMoney(value)}, ended` : `${formatMoney(balance)} of ${formatMoney(value)} left`}
            </dd>
          </>
        )}
        {comment !== '' && (
          <>
            <dt>Added</dt>
            <dd>{comment}</dd>
          </>
        )}
      </dl>
      <p className={styles.state}>{`${stateOf(withdrawal)} ${withdrawal.closed_note}`.trim()}</p>
      <div className={styles.foot}>
        <span>{withdrawal.closed || reference}</span>
        {open && mayDecide && (
          <Button variant="secondary" aria-label={`${todo}: ${reference} of ${name}`} onClick={onDecide}>
            {todo}
          </Button>
        )}
      </div>
    </li>
  )
}
