import { type ReactNode, useEffect, useState } from 'react'
import type { Payment } from '#features/payments/contract.ts'
import { getInstallation } from '#features/settings/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { ApiError, call } from '#kit/ui/api.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Link } from '#kit/ui/link.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { useLink } from '#kit/ui/use-link.ts'
import { type OwnVoucher, payOwnVoucher, readOwnVoucher } from '../../contract/own.ts'
import { words } from '../../words.ts'
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
      <Loading what={words.looking} className={styles.loading ?? ''}>
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
        title={words.withdrawn}
        text={`${words.codeEnded(voucher.reference)} ${whatGoesBack(voucher.money_back)}`}
      >
        <ButtonLink to={addresses.vouchers}>{words.orderOne}</ButtonLink>
      </EmptyState>
    )
  }
  if (voucher.state === 'canceled') {
    return (
      <EmptyState isPage title={words.canceled} text={words.noPayment(voucher.reference)}>
        <ButtonLink to={addresses.vouchers}>{words.orderOne}</ButtonLink>
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
        onPay={async (way) => setPayment(await call(payOwnVoucher, { body: { token, ...(way && { pay_with: way }) } }))}
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
        {said(words.changedMind((text) => <Link to={`${addresses.withdrawal}#${token}`}>{text}</Link>))}
      </p>
    </>
  )
}

function whatGoesBack(back: OwnVoucher['money_back']): string {
  if (!back?.amount) return words.nothingBack
  const amount = formatMoney(back.amount)
  return back.is_back ? words.wentBack(amount) : words.goesBack(amount)
}

type FailureProps = { error: unknown; retry: () => void; vouchersAddress: string }

function Failure({ error, retry, vouchersAddress }: FailureProps) {
  const code = error instanceof ApiError ? error.code : ''
  if (code === 'LINK_EXPIRED') {
    return (
      <Ended title={words.expired}>
        {words.expiredText}
        <Contact />
      </Ended>
    )
  }
  if (code === 'LINK_INVALID') return <Incomplete />
  const text = error instanceof ApiError ? error.message : words.retrySoon
  return (
    <>
      <ErrorState isPage title={words.notLoaded} text={text} retry={retry} />
      <p className={styles.center}>
        <ButtonLink variant="quiet" to={vouchersAddress}>
          {words.toVouchers}
        </ButtonLink>
      </p>
    </>
  )
}

const Incomplete = () => (
  <Ended title={words.broken}>
    {words.brokenText}
    <Contact />
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
