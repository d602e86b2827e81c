import { type ReactNode, useEffect, useState } from 'react'
import { words as outboxWords } from '#features/outbox/words.ts'
import { fillPath } from '#kit/shared/endpoint.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { getReceiptPdf } from '../../contract.ts'
import { TakeAlong } from '../../tse/screens/take-along.tsx'
import { words as tseWords } from '../../tse/words.ts'
import { words as tillWords } from '../../words.ts'
import { words } from '../words.ts'
import type { SaleItem } from './sale.ts'
import styles from './sale-done.module.css'

export type Done = {
  /** 0 where there is none. */
  receipt: number
  position: number
  change: number
  voucher_left: number | null
  item: SaleItem | null
  /** What changed hands in money; negative where it was given back. */
  taken: Cents
  method: 'cash' | 'card'
  hadProducts: boolean
  /** Not sent yet. */
  isKept?: boolean
}

type SaleDoneProps = {
  done: Done
  /** Where the sale was begun, else it leads to the main menu. */
  back: string | null
  base: string
  mainMenu: string
  /** What comes next with what was paid. */
  wayOn: ReactNode
  onNext: () => void
}

/** Seconds for which the message stands, and after which the main menu comes. */
const messageSeconds = 3
const menuSeconds = 3.8

/** The money is taken: change to give, the receipt, and on to the next customer, back, or to the main menu. */
export function SaleDone({ done, back, base, mainMenu, wayOn, onNext }: SaleDoneProps) {
  const { receipt, position, voucher_left: left } = done
  const [showsMessage, setShowsMessage] = useState(true)
  const [takes, setTakes] = useState(false)
  const heading = useArrival<HTMLHeadingElement>()
  useEffect(() => {
    const timer = setTimeout(() => setShowsMessage(false), messageSeconds * 1000)
    return () => clearTimeout(timer)
  }, [])
  const { label, cents } = headline(done)
  return (
    <div className={styles.done} data-ground="lake">
      <div className={styles.message}>
        {done.isKept ? (
          <Banner title={outboxWords.keptTitle}>{words.sentLater}</Banner>
        ) : (
          showsMessage && <Banner tone="success">{words.registered}</Banner>
        )}
      </div>
      <h2 className={styles.title} tabIndex={-1} ref={heading}>
        {label} <span className={styles.figure}>{formatMoney(cents)}</span>
      </h2>
      {left !== null && <p>{words.stayOnVoucher(formatMoney(left))}</p>}
      <div className={layout.row3}>
        {wayOn}
        <Button variant={wayOn ? 'secondary' : 'primary'} onClick={onNext}>
          {words.nextSale}
        </Button>
        {receipt > 0 && (
          <>
            <ButtonLink to={`${base}/receipts/${position}`} variant="secondary">
              {tillWords.receiptNumber(receipt)}
            </ButtonLink>
            <ButtonLink href={fillPath(getReceiptPdf.path, { position })} target="_blank" variant="secondary">
              {tillWords.print}
            </ButtonLink>
            <Button variant="secondary" onClick={() => setTakes(true)}>
              {tseWords.takeAlong}
            </Button>
          </>
        )}
      </div>
      {takes ? (
        <TakeAlong position={position} />
      ) : (
        <RedirectTimer to={back ?? mainMenu} seconds={menuSeconds} text={back ? words.goesBack : words.toMainMenu} />
      )}
    </div>
  )
}

/** The amount that matters now: what to give, else what was taken. */
function headline({ change, taken, method }: Done): { label: string; cents: Cents } {
  if (change > 0) return { label: tillWords.change, cents: change }
  if (taken < 0) return { label: method === 'cash' ? words.giveItBack : words.backToCard, cents: -taken }
  if (taken === 0) return { label: words.nothingToPay, cents: 0 }
  return { label: method === 'cash' ? words.takenExactly : words.paidByCard, cents: taken }
}
