import { type ReactNode, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { call } from '#kit/ui/api.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { ButtonLink } from '#kit/ui/button.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { said } from '#kit/ui/said.ts'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { ChangeEditor } from '../../change/screens/change-editor-later.ts'
import { useLinked } from '../../screens/use-linked.ts'
import { type OwnBooking, readMyBooking } from '../contract.ts'
import { words } from '../words.ts'
import styles from './own-booking.module.css'
import { type OwnAddresses, OwnChanges } from './own-changes.tsx'
import { OwnHead } from './own-head.tsx'
import { OwnPayment } from './own-payment.tsx'
import { OwnTrip } from './own-trip.tsx'

const read = (link: string) => call(readMyBooking, { body: { link } })

/** The customer's own booking, for whoever holds the link of its mail. */
export function OwnBookingPage({ addresses }: { addresses: OwnAddresses }) {
  const { link, found: booking, error, busy, reload, replace } = useLinked(read, words.tryLater)
  const [news, setNews] = useState<ReactNode>()
  const [changes, setChanges] = useState(false)
  const title = useArrival<HTMLHeadingElement>(news ?? false)
  const [before, setBefore] = useState({ reference: '', open: 0 })
  // It may have been paid anywhere: here, in another tab, or by what the provider told us.
  if (booking && (booking.reference !== before.reference || booking.open_amount !== before.open)) {
    const { reference, open_amount: open, state } = booking
    setBefore({ reference, open })
    if (reference !== before.reference) setNews(undefined)
    else if (open === 0 && state !== 'canceled') setNews(words.hasArrived(formatMoney(before.open)))
  }

  if (link === '' || error?.code === 'LINK_INVALID' || error?.status === 422) {
    return (
      <NoBooking title={words.linkBroken} fleet={addresses.fleet}>
        {words.linkBrokenText}
      </NoBooking>
    )
  }
  if (error?.code === 'LINK_EXPIRED') {
    return (
      <NoBooking title={words.linkExpired} fleet={addresses.fleet}>
        {words.linkExpiredText}
      </NoBooking>
    )
  }
  if (error) {
    return (
      <div className={styles.single}>
        <ErrorState isPage title={words.notLoaded} text={error.message} retry={reload} busy={busy} />
      </div>
    )
  }
  if (!booking || link === undefined) return <Placeholder />
  const change = (next: OwnBooking, told?: ReactNode) => {
    replace(next)
    setNews(told)
  }
  const plans = (
    <OwnChanges
      booking={booking}
      link={link}
      onEdit={() => setChanges(true)}
      onChange={change}
      onReload={reload}
      addresses={addresses}
    />
  )
  if (changes && booking.change) {
    return (
      <div className={styles.page}>
        <OwnHead booking={booking} news={news} titleRef={title} />
        <ChangeEditor
          booking={booking}
          link={link}
          onChanged={(next, told) => {
            setChanges(false)
            if (next) replace(next)
            else reload()
            setNews(told)
          }}
          onOutdated={reload}
          onLeave={() => setChanges(false)}
          fallback={<Skeleton count={6} />}
        />
      </div>
    )
  }
  return (
    <div className={styles.page}>
      <OwnHead booking={booking} news={news} titleRef={title} />
      <div className={styles.columns}>
        <OwnPayment booking={booking} link={link} onPaid={reload} onSimulated={setNews} />
        {booking.state === 'canceled' ? (
          <>
            {plans}
            <OwnTrip booking={booking} />
          </>
        ) : (
          <>
            <OwnTrip booking={booking} />
            {plans}
          </>
        )}
      </div>
    </div>
  )
}

function NoBooking({ title, fleet, children }: { title: string; fleet: string; children: ReactNode }) {
  const { data } = useEndpoint(getInstallation)
  return (
    <section className={styles.single}>
      <h1>{title}</h1>
      <p className={styles.lead}>{children}</p>
      {data && (
        <p className={styles.lead}>
          {said(words.orReachUs(phoneLink(data.business.phone), mailLink(data.business.email)))}
        </p>
      )}
      <ButtonLink to={fleet} variant="secondary" className={styles.start}>
        {words.lookAtBoats}
      </ButtonLink>
    </section>
  )
}

const phoneLink = (phone: string) => <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
const mailLink = (email: string) => <a href={`mailto:${email}`}>{email}</a>

const Placeholder = () => (
  <Loading what={words.looking} className={styles.single ?? ''}>
    <h1>{words.yourBooking}</h1>
    <Skeleton shape="picture" />
    <Skeleton count={4} />
  </Loading>
)
