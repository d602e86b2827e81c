import { useEffect, useRef, useState } from 'react'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { getPayment, type Payment } from '../contract.ts'

const isUnderWay = ({ state }: Payment) => state === 'open' || state === 'processing'

export type WatchedPayment = {
  payment: Payment
  /** When the server said so, on the clock of the device. */
  saidAt: number
  /** It was refused since it is on the screen. */
  wasRefused: boolean
}

/**
 * A payment as it stands, wherever it is paid: in another tab, in the provider's window, or told by the provider. Live
 * updates bring changes at once; asking every 3 seconds makes up for those that are lost. Ends in `onPaid` or `onEnded`, once.
 */
export function usePayment(
  first: Payment,
  { onPaid, onEnded }: { onPaid: (payment: Payment) => void; onEnded: (payment: Payment) => void },
): WatchedPayment {
  const [mountedAt] = useState(() => Date.now())
  const [over, setOver] = useState(!isUnderWay(first))
  const { data, dataUpdatedAt } = useEndpoint(
    getPayment,
    { params: { payment: first.payment } },
    { freshSeconds: 0, ...(!over && { everySeconds: 3 }) },
  )
  const payment = data ?? first
  const told = useRef<string>(undefined)

  // biome-ignore lint/correctness/useExhaustiveDependencies: told once, whatever the callbacks are by then
  useEffect(() => {
    if (isUnderWay(payment) || told.current === payment.payment) return
    told.current = payment.payment
    setOver(true)
    if (payment.state === 'paid') onPaid(payment)
    else onEnded(payment)
  }, [payment.state, payment.payment])

  return {
    payment,
    saidAt: data ? dataUpdatedAt : mountedAt,
    wasRefused: payment.declined > first.declined,
  }
}
