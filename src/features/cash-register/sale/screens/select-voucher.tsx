import { getInstallation } from '#features/settings/contract.ts'
import { formatDay, wallClock } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getUnpaid, type UnpaidVoucher } from '../../contract.ts'
import { words } from '../words.ts'
import { NewVoucherForm } from './new-voucher.tsx'
import type { IsOffered, SaleItem } from './sale.ts'
import styles from './select.module.css'

type SelectVoucherProps = {
  isOffered: IsOffered
  onChoose: (item: SaleItem) => void
}

/** A new voucher, and those that were ordered and not paid yet. */
export function SelectVoucher({ isOffered, onChoose }: SelectVoucherProps) {
  const query = useEndpoint(getUnpaid, { query: {} })
  const { data, isFetching } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  if (!data || timeZone === undefined) return <Pending query={query} what={words.theVouchers} />
  const vouchers = data.vouchers.filter(({ id }) => isOffered({ type: 'voucher', id }, isFetching))
  const orderedOn = ({ dateTime }: UnpaidVoucher) => formatDay(wallClock(timeZone, Temporal.Instant.from(dateTime)).day)
  const item = (voucher: UnpaidVoucher): SaleItem => ({
    type: 'voucher',
    id: voucher.id,
    label: words.voucher(voucher.reference),
    detail: words.ordered(orderedOn(voucher)),
    customer: voucher.name,
    amount: voucher.amount,
  })
  return (
    <>
      <NewVoucherForm onChoose={onChoose} />
      {vouchers.length === 0 && <EmptyState title={words.noVouchers} />}
      <ul className={styles.cards}>
        {vouchers.map((voucher) => (
          <li key={voucher.id}>
            <button type="button" className={styles.card} onClick={() => onChoose(item(voucher))}>
              <span className={styles.time}>{orderedOn(voucher)}</span>
              <span className={styles.what}>{voucher.name}</span>
              <span className={styles.amount}>{formatMoney(voucher.amount)}</span>
              <span className={styles.who}>{words.mailAndVoucher(voucher.email, voucher.reference)}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
