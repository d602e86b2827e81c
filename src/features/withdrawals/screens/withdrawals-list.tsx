import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { formatDay } from '#kit/shared/day.ts'
import { formatMoney, toCents } from '#kit/shared/money.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { getWithdrawals, type Withdrawal } from '../contract.ts'
import { DecideDialog } from './decide-dialog.tsx'
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
      ) : list.error ? (
        <ErrorState
          title="The withdrawals could not be loaded"
          text={list.error.message}
          busy={list.isFetching}
          retry={() => void list.refetch()}
        />
      ) : (
        <Loading what="Loading the withdrawals">
          <Skeleton shape="block" count={3} />
        </Loading>
      )}
      {decides && (
        <DecideDialog key={decides.id} user={user} withdrawal={decides} onClose={() => setDecides(undefined)} />
      )}
    </OfficePage>
  )
}

const money = (dollars: number) => formatMoney(toCents(dollars))

type CardProps = { withdrawal: Withdrawal; mayDecide: boolean; onDecide: () => void }

function Card({ withdrawal, mayDecide, onDecide }: CardProps) {
  const { reference, name, email, contract, comment, received, voucher, balance, value, open } = withdrawal
  const todo = withdrawal.outcome === 'accepted' ? 'Money is given back' : 'Decide'
  return (
    <li className={styles.card}>
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
              {voucher}, {money(balance)} of {money(value)} left
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
      <p className={styles.state}>{stateOf(withdrawal)}</p>
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

/** Where it stands, in one sentence or two. */
function stateOf({ outcome, amount, by_hand, given_back, due_on, last_day, open, closed_note }: Withdrawal): string {
  const noted = closed_note === '' ? '' : ` ${closed_note}`
  switch (outcome) {
    case 'accepted': {
      if (amount === 0) return 'Ended before it was paid: nothing goes back.'
      const online = amount - by_hand
      const parts = [
        online > 0 && `${money(Math.min(given_back, online))} of ${money(online)} went back through the provider.`,
        by_hand > 0 &&
          (open ? `Give ${money(by_hand)} back by ${formatDay(due_on ?? '')}.` : `${money(by_hand)} by hand.`),
      ]
      return parts.filter(Boolean).join(' ') + noted
    }
    case 'late':
      return `Came late: the last day was ${formatDay(last_day ?? '')}.${noted}`
    case 'unmatched':
      return `Fits no voucher ordered from this address.${noted}`
    case 'spent':
      return `Nothing is left on the voucher.${noted}`
    case 'over':
      return `The order was over before.${noted}`
  }
}
