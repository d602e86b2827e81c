import { useEffect, useState } from 'react'
import type { Payment } from '#features/payments/contract.ts'
import type { PayButtons as Buttons } from '#features/payments/screens/pay-buttons.tsx'
import { useArrival } from '#kit/ui/arrival.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Skeleton } from '#kit/ui/skeleton.tsx'
import { words } from '../words.ts'
import styles from './change-editor.module.css'

type ChangePaymentProps = { payment: Payment; onPaid: () => void; onFailed: () => void }

/** The difference is paid; the booking changes with it. */
export function ChangePayment({ payment, onPaid, onFailed }: ChangePaymentProps) {
  const [PayButtons, setPayButtons] = useState<{ here: typeof Buttons }>()
  const [over, setOver] = useState<string>()
  const title = useArrival<HTMLHeadingElement>(true)
  useEffect(() => {
    void import('#features/payments/screens/pay-buttons.tsx').then(({ PayButtons: here }) => setPayButtons({ here }))
  }, [])
  const end = ({ state }: Payment) =>
    setOver(state === 'expired' || state === 'returned' ? words.isOver[state] : words.isOver.failed)
  return (
    <aside className={styles.outcome} aria-labelledby="change-pay">
      <h3 id="change-pay" ref={title} tabIndex={-1}>
        {words.payHeading}
      </h3>
      {over ? (
        <>
          <Banner tone="warning" title={over}>
            {words.standsAsItWas}
          </Banner>
          <Button className={styles.start} variant="secondary" onClick={onFailed}>
            {words.open}
          </Button>
        </>
      ) : (
        <>
          <p>{words.notYet}</p>
          {PayButtons ? <PayButtons.here payment={payment} onPaid={onPaid} onFailed={end} /> : <Skeleton count={2} />}
        </>
      )}
    </aside>
  )
}
