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
import { words } from '../words.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { stateOf } from './state-of.ts'
import styles from './withdrawals-list.module.css'

/** Who withdrew from the contract of a voucher, what became of it, and what is left to do. */
export function WithdrawalsList({ user }: { user: SignedInUser }) {
  const list = useEndpoint(getWithdrawals)
  const [decides, setDecides] = useState<Withdrawal>()
  return (
    <OfficePage user={user} title={words.withdrawals} lead={words.listLead}>
      {list.data?.length === 0 ? (
        <EmptyState title={words.nobodyHas} text={words.nobodyHasText} />
      ) : list.data ? (
        <ul className={styles.cards} aria-label={words.withdrawals}>
          {list.data.map((one) => (
            <Card key={one.id} withdrawal={one} mayDecide={user.admin} onDecide={() => setDecides(one)} />
          ))}
        </ul>
      ) : (
        <Pending query={list} what={words.theWithdrawals} />
      )}
      {decides && <DecideDialog key={decides.id} withdrawal={decides} onClose={() => setDecides(undefined)} />}
    </OfficePage>
  )
}

type CardProps = { withdrawal: Withdrawal; mayDecide: boolean; onDecide: () => void }

function Card({ withdrawal, mayDecide, onDecide }: CardProps) {
  const { reference, name, email, contract, comment, received, voucher, balance, value, open } = withdrawal
  const todo = withdrawal.outcome === 'accepted' ? words.markGivenBack : words.decide
  const hasEnded = withdrawal.outcome === 'accepted' || withdrawal.outcome === 'over'
  return (
    <li className={styles.card} data-open={open}>
      <div className={styles.top}>
        <h2 className={styles.who}>{name}</h2>
        <Badge tone={open ? 'warning' : 'plain'}>{open ? words.toDo : words.done}</Badge>
      </div>
      <p className={styles.quiet}>
        <a href={`mailto:${email}?subject=${encodeURIComponent(words.mailSubject(reference))}`}>{email}</a>
      </p>
      <dl className={styles.facts}>
        <dt>{words.declaredOn}</dt>
        <dd>{received}</dd>
        <dt>{words.facts.contract}</dt>
        <dd>{contract}</dd>
        {voucher !== '' && (
          <>
            <dt>{words.voucher}</dt>
            <dd>
              {hasEnded
                ? words.voucherEnded(voucher, formatMoney(value))
                : words.voucherLeft(voucher, formatMoney(balance), formatMoney(value))}
            </dd>
          </>
        )}
        {comment !== '' && (
          <>
            <dt>{words.facts.added}</dt>
            <dd>{comment}</dd>
          </>
        )}
      </dl>
      <p className={styles.state}>{`${stateOf(withdrawal)} ${withdrawal.closed_note}`.trim()}</p>
      <div className={styles.foot}>
        <span>{withdrawal.closed || reference}</span>
        {open && mayDecide && (
          <Button variant="secondary" aria-label={words.todoOf(todo, reference, name)} onClick={onDecide}>
            {todo}
          </Button>
        )}
      </div>
    </li>
  )
}
