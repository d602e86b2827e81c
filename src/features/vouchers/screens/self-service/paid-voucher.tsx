import { useState } from 'react'
import shore from '#features/withdrawals/screens/withdrawal.module.css'
import { formatDate } from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { ArrowDownIcon } from '#kit/ui/icons.tsx'
import layout from '#kit/ui/layout.module.css'
import { type OwnVoucher, readVoucherFile } from '../../contract/own.ts'
import { percentLeft } from '../../rules.ts'
import { words } from '../../words.ts'
import type { CardPicture } from '../card-picture.ts'
import { VoucherCard } from '../voucher-card.tsx'
import styles from './my-voucher.module.css'

type PaidVoucherProps = { voucher: OwnVoucher; token: string; picture: CardPicture; fleetAddress: string }

/** A voucher that counts: what is left, what it was used for, and its PDF. */
export function PaidVoucher({ voucher, token, picture, fleetAddress }: PaidVoucherProps) {
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string>()
  const [amount, balance] = [voucher.amount, voucher.balance]

  const download = async () => {
    setBusy(true)
    setMessage(undefined)
    try {
      save(await call(readVoucherFile, { body: { token } }))
    } catch (error) {
      setMessage(error instanceof ApiError ? error.message : words.pdfFailed)
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={shore.page}>
      <div className={shore.head}>
        <h1 className={layout.titleSize}>{balance > 0 ? words.left(formatMoney(balance)) : words.usedUp}</h1>
        <p className={styles.lead}>{words.paidOrder(voucher.reference)}</p>
        <Balance amount={amount} balance={balance} />
        <div className={layout.row3}>
          {balance > 0 && <ButtonLink to={fleetAddress}>{words.chooseBoat}</ButtonLink>}
          <Button variant="secondary" icon={<ArrowDownIcon />} busy={busy} onClick={() => void download()}>
            {words.asPdf}
          </Button>
        </div>
        <FormError message={message} />
      </div>
      <div className={styles.columns}>
        <section className={styles.part} aria-labelledby="history">
          <h2 id="history">{words.uses}</h2>
          <History voucher={voucher} />
        </section>
        <VoucherCard
          picture={picture}
          recipient={voucher.recipient}
          text={voucher.text}
          amount={amount}
          code={voucher.code}
        />
      </div>
    </div>
  )
}

/** How far it is used, as a lake that empties. */
function Balance({ amount, balance }: { amount: number; balance: number }) {
  const percent = percentLeft(balance, amount)
  return (
    <div className={styles.balance}>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${percent}%` }} />
      </div>
      <p>{words.leftOf(formatMoney(balance), formatMoney(amount))}</p>
    </div>
  )
}

function History({ voucher: { redemptions } }: { voucher: OwnVoucher }) {
  if (redemptions.length === 0) return <p className={layout.muted}>{words.noUses}</p>
  return (
    <ul className={styles.history}>
      {redemptions.map(({ on, amount, note }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: entries are never changed, only added at the front
        <li key={redemptions.length - i}>
          <span className={layout.muted}>{formatDate(on)}</span>
          <span>{note}</span>
          <span className={styles.sum}>
            {amount < 0 ? '+' : '−'}
            {formatMoney(Math.abs(amount))}
          </span>
        </li>
      ))}
    </ul>
  )
}

function save({ name, content }: { name: string; content: string }) {
  const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/pdf' }))
  const link = Object.assign(document.createElement('a'), { href: url, download: name })
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
