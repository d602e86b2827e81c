import { type ReactNode, useEffect, useState } from 'react'
import type { Payment } from '#features/payments/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLink } from '#kit/ui/use-link.ts'
import { type OwnVoucher, payOwnVoucher, readOwnVoucher } from '../../contract/own.ts'
import type { CardPicture } from '../card-picture.ts'
import styles from './my-voucher.module.css'
import { OpenVoucher } from './open-voucher.tsx'
import { PaidVoucher } from './paid-voucher.tsx'

type MyVoucherProps = {
  pictures: readonly [CardPicture, ...CardPicture[]]
  addresses: { vouchers: string; fleet: string; withdrawal: string }
}

/** The page that the link in a mail leads to; the token stands behind the `#`, which no server log sees. */
export function MyVoucher({ pictures, addresses }: MyVoucherProps) {
  const token = useLink()
  const [voucher, setVoucher] = useState<OwnVoucher>()
  const [error, setError] = useState<unknown>()
  const [payment, setPayment] = useState<Payment>()

  const read = async () => {
    if (!token) return
    setError(undefined)
    try {
      setVoucher(await call(readOwnVoucher, { body: { token } }))
    } catch (failure) {
      setError(failure)
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another voucher
  useEffect(() => {
    setVoucher(undefined)
    setPayment(undefined)
    void read()
  }, [token])

  if (token === '') return <Incomplete />
  if (error) return <Failure error={error} retry={() => void read()} vouchersAddress={addresses.vouchers} />
  if (!voucher || token === undefined) {
    return (
      <Loading what="Looking for your voucher" className={styles.loading ?? ''}>
        <Skeleton shape="title" />
        <Skeleton shape="picture" />
        <Skeleton count={3} />
      </Loading>
    )
  }
  if (voucher.state === 'withdrawn') {
    return (
      <EmptyState
        isPage
        title="You withdrew from this order"
        text={`The code of order ${voucher.reference} no longer counts. ${backWords(voucher.money_back)}`}
      >
        <ButtonLink to={addresses.vouchers}>Order a voucher</ButtonLink>
      </EmptyState>
    )
  }
  if (voucher.state === 'canceled') {
    return (
      <EmptyState
        isPage
        title="This order was canceled"
        text={`No payment came for order ${voucher.reference}, so nothing is to be paid any more.`}
      >
        <ButtonLink to={addresses.vouchers}>Order a voucher</ButtonLink>
      </EmptyState>
    )
  }
  const picture = pictures.find(({ background }) => background === voucher.background) ?? pictures[0]
  const page =
    voucher.state === 'open' ? (
      <OpenVoucher
        voucher={voucher}
        picture={picture}
        payment={payment}
        onPay={async () => setPayment(await call(payOwnVoucher, { body: { token } }))}
        onOver={() => setPayment(undefined)}
        onPaid={() => {
          setPayment(undefined)
          void read()
        }}
      />
    ) : (
      <PaidVoucher voucher={voucher} token={token} picture={picture} fleetAddress={addresses.fleet} />
    )
  return (
    <>
      {page}
      <p className={styles.withdraw}>
        You changed your mind within 14 days? <a href={`${addresses.withdrawal}#${token}`}>Withdraw from contract</a>
      </p>
    </>
  )
}

function backWords(back: OwnVoucher['money_back']): string {
  if (!back?.amount) return 'Nothing was paid, so nothing goes back.'
  const amount = formatMoney(back.amount)
  return back.is_back
    ? `${amount} went back the way you paid.`
    : `${amount} go back the way you paid, within 14 days at the latest.`
}

type FailureProps = { error: unknown; retry: () => void; vouchersAddress: string }

function Failure({ error, retry, vouchersAddress }: FailureProps) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'LINK_EXPIRED') {
    return (
      <Ended title="This link has expired">
        It worked for three years. Your voucher still counts: enter its code when you book a boat, or write us for a new
        link. <Contact />
      </Ended>
    )
  }
  if (code === 'LINK_INVALID') return <Incomplete />
  const text = error instanceof ApiError ? error.message : 'Please try again in a moment.'
  return (
    <>
      <ErrorState isPage title="Your voucher could not be loaded" text={text} retry={retry} />
      <p className={styles.center}>
        <ButtonLink variant="quiet" to={vouchersAddress}>
          To the vouchers
        </ButtonLink>
      </p>
    </>
  )
}

const Incomplete = () => (
  <Ended title="This link does not work">
    Something of it is missing or was changed on the way. Please open it from the mail once more, or copy all of it. If
    that does not help, write us. <Contact />
  </Ended>
)

const Ended = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.ended}>
    <h1>{title}</h1>
    <p>{children}</p>
  </section>
)

function Contact() {
  const { data } = useEndpoint(getInstallation)
  if (!data) return null
  const { email } = data.business
  return <a href={`mailto:${email}`}>{email}</a>
}
