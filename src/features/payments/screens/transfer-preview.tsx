import { getInstallation } from '#features/settings/contract.ts'
import { type Day, formatLongDay, wallClock } from '#kit/shared/day.ts'
import { type Cents, formatMoney, rentalCurrency } from '#kit/shared/money.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { eurosFor, formatIban, rateOf, transferDeadlines } from '../rules.ts'
import { words } from '../words.ts'

/** What a transfer will be, before anything is ordered: how much, to whom and by when; `dueOn` is as usual by default. */
export function TransferPreview({ amount, dueOn }: { amount: Cents; dueOn?: Day }) {
  const { data } = useEndpoint(getInstallation)
  if (!data) return null
  const { transfer, business } = data
  const due = dueOn ?? transferDeadlines(wallClock(data.time_zone).day).dueOn
  return (
    <p>
      {words.transferAhead({
        amount: eurosFor(amount, transfer.to_euros),
        due: formatLongDay(due),
        to: business.name,
        iban: formatIban(transfer.iban),
        bic: transfer.bic,
      })}
      {rentalCurrency() !== 'EUR' && ` ${words.rate(formatMoney(100), rateOf(transfer.to_euros))}`}
    </p>
  )
}
