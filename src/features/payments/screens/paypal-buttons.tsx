import { loadScript } from '@paypal/paypal-js'
import { useEffect, useRef, useState } from 'react'
import { language } from '#kit/shared/language.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import type { Payment } from '../contract.ts'
import { words } from '../words.ts'
import styles from './pay-buttons.module.css'

type PaypalButtonsProps = {
  payment: Payment
  clientId: string
  /** The payer agreed: takes the money. Throws an ApiError of status 402 when the payer's bank refuses. */
  onApproved: () => Promise<void>
  onTrouble: (text: string | undefined) => void
}

/** PayPal's own buttons. Its script comes from PayPal, and only now: whoever pays otherwise never meets it. */
export default function PaypalButtons(props: PaypalButtonsProps) {
  const [loading, setLoading] = useState<'loading' | 'there' | 'missing'>('loading')
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads and draws them again
  useEffect(() => {
    let gone = false
    let close = () => {}
    setLoading('loading')
    const show = async () => {
      const paypal = await loadScript({
        clientId: props.clientId,
        currency: props.payment.currency,
        intent: 'capture',
        components: 'buttons',
        ...(language() === 'de' && { locale: 'de_DE' }),
      })
      if (gone || !place.current) return
      const buttons = paypal?.Buttons?.({
        style: { layout: 'vertical', shape: 'rect', label: 'pay' },
        createOrder: async () => {
          latest.current.onTrouble(undefined)
          return latest.current.payment.order_id
        },
        onApprove: async (_, actions) => {
          await latest.current.onApproved().catch((error: unknown) => {
            // PayPal asks the payer for another way to pay.
            if (error instanceof ApiError && error.status === 402) actions.restart()
          })
        },
        onError: (error) => {
          console.error('The payment via PayPal failed', error)
          latest.current.onTrouble(words.paymentFailed.paypal)
        },
      })
      if (!buttons) throw new Error("PayPal's script has no buttons")
      close = () => void buttons.close().catch(() => {})
      await buttons.render(place.current)
      if (!gone) setLoading('there')
    }
    show().catch((error: unknown) => {
      if (gone) return
      console.error("PayPal's script could not be loaded", error)
      setLoading('missing')
    })
    return () => {
      gone = true
      close()
    }
  }, [attempt, props.clientId, props.payment.currency])

  return (
    <>
      {loading === 'loading' && (
        <Loading what={words.loadingOf(words.providers.paypal)}>
          <Skeleton shape="button" />
        </Loading>
      )}
      {loading === 'missing' && (
        <Banner
          tone="warning"
          title={words.paypalNotLoaded}
          action={
            <Button variant="secondary" onClick={() => setAttempt(attempt + 1)}>
              {words.tryAgain}
            </Button>
          }
        >
          {words.paypalBlocked}
        </Banner>
      )}
      <div ref={place} className={styles.paypal} hidden={loading === 'missing'} />
    </>
  )
}
