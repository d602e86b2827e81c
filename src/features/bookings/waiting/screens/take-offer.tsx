import { useEffect, useState } from 'react'
import { useRouter } from 'wouter'
import { getPricing } from '#features/price-rules/contract/pricing.ts'
import { getOperatingVehicles, type Vehicle } from '#features/vehicles/contract.ts'
import {
  formatDuration,
  formatHour,
  formatLongDay,
  fromLocalDateTime,
  hoursBetween,
  wallClock,
} from '#kit/shared/day.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { CityField } from '#kit/ui/city-field.tsx'
import { ErrorState } from '#kit/ui/error-state.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { said } from '#kit/ui/said.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { Loading, Skeleton } from '#kit/ui/skeleton.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { useWrite } from '#kit/ui/use-write.ts'
import { wholeOf } from '../../rules/prices.ts'
import type { Business } from '../../rules.ts'
import type { BookingAddresses } from '../../screens/booking-addresses.ts'
import formStyles from '../../screens/booking-form.module.css'
import { type Draft, emptyDraft } from '../../screens/details.ts'
import { Part } from '../../screens/form-parts.tsx'
import { PartyFields } from '../../screens/party-fields.tsx'
import { Ticket } from '../../screens/ticket/ticket.tsx'
import { useBusiness } from '../../screens/use-business.ts'
import { useFleet } from '../../screens/use-fleet.ts'
import { nightsOf } from '../../stays/rules.ts'
import { words as bookingWords } from '../../words.ts'
import { leaveMyPlace, takeMyOffer, type WaitingPlace } from '../contract.ts'
import { offerPrice } from '../rules/offer-price.ts'
import { words } from '../words.ts'
import styles from './own-place.module.css'

type Offer = NonNullable<WaitingPlace['offer']>

type TakeOfferProps = {
  place: WaitingPlace
  offer: Offer
  link: string
  addresses: Pick<BookingAddresses, 'terms' | 'privacy' | 'overviewOf'>
  onPlace: (place: WaitingPlace) => void
  onEnd: () => void
}

/** What is held: its price, and the one tap that books it. */
export function TakeOffer(props: TakeOfferProps) {
  const query = useFleet(props.place.kind, 'all')
  const vehicle = query.fleet?.find(({ id }) => id === props.offer.vehicle_id)
  const { business } = useBusiness()
  if (vehicle && business) return <Taking {...props} vehicle={vehicle} business={business} />
  if (query.error)
    return <ErrorState title={words.notLoaded} text={query.error.message} retry={query.retry} busy={query.busy} />
  return (
    <Loading what={words.looking}>
      <Skeleton count={4} />
    </Loading>
  )
}

type TakingProps = TakeOfferProps & { vehicle: Vehicle; business: Business }

function Taking({ place, offer, link, addresses, onPlace, onEnd, vehicle, business }: TakingProps) {
  const isStay = place.kind === 'days'
  const [draft, setDraft] = useState<Draft>({ ...emptyDraft, adults: String(place.people), phone: place.phone })
  const [captain, setCaptain] = useState(false)
  const take = useWrite(takeMyOffer, {
    onSuccess: onPlace,
    onError: ({ code }) => {
      if (code === 'PRICE_CHANGED') refresh(getOperatingVehicles, getPricing)
      if (code === 'HOLD_EXPIRED' || code === 'NOT_OFFERED') onEnd()
    },
  })
  const leave = useWrite(leaveMyPlace, { onSuccess: onPlace })
  const chance = { vehicle, startsAt: offer.starts_at, endsAt: offer.ends_at }
  const party = {
    adults: Number(draft.adults),
    children: Number(draft.children),
    hasLicense: vehicle.license === 'yes' && draft.hasLicense !== '' ? draft.hasLicense : undefined,
  }
  const hasCaptain = captain && party.hasLicense === 'no'
  const { quote: priced } = offerPrice(chance, place.kind, party, hasCaptain, business)
  const agreed = bookingWords.agreeBookToPay(formatMoney(priced ? wholeOf(priced).whole : 0))
  const submit = () => {
    if (take.isPending || !priced) return
    const { phone, streetAndNumber, zipCodeAndCity } = draft
    const number = (text: string) => (text === '' ? undefined : Number(text))
    take.mutate({
      body: {
        ...{ link, phone, streetAndNumber, zipCodeAndCity, price: priced.total, privacy: true },
        ...party,
        ageFrom: number(draft.ageFrom),
        ageTo: number(draft.ageTo),
        extra_captain: hasCaptain,
      },
    })
  }
  const field = fieldOf(draft, (part) => setDraft({ ...draft, ...part }))
  return (
    <div className={styles.offer}>
      {priced && (
        <Ticket
          vehicle={vehicle}
          facts={factsOf(offer, isStay)}
          quote={priced}
          voucher={undefined}
          how={isStay ? 'transfer' : 'on_site'}
          timeZone={business.timeZone}
          moreAddress={addresses.overviewOf(vehicle.type, vehicle.name)}
        />
      )}
      <Form className={formStyles.form} errors={take.error?.errors ?? []} onSubmit={submit}>
        <h2>{words.checkAndBook}</h2>
        <Ends until={offer.until} timeZone={business.timeZone} />
        <Part title={words.whoComes}>
          <PartyFields
            vehicle={vehicle}
            draft={draft}
            onDraft={setDraft}
            {...(!isStay && { captain: { chosen: captain, onChosen: setCaptain } })}
          />
          <TextField label={bookingWords.phone} type="tel" maxLength={40} {...field('phone')} />
        </Part>
        {isStay && (
          <Part title={words.yourAddress}>
            <div className={formStyles.grid}>
              <TextField
                label={bookingWords.street}
                autoComplete="address-line1"
                maxLength={50}
                {...field('streetAndNumber')}
              />
              <CityField label={bookingWords.city} maxLength={50} {...field('zipCodeAndCity')} />
            </div>
          </Part>
        )}
        <div className={formStyles.end}>
          <p className={layout.note}>{said(words.byBooking(newTab(addresses.terms), newTab(addresses.privacy)))}</p>
          <FormError message={take.error?.message ?? leave.error?.message} />
          <div className={layout.row3}>
            <Button type="submit" size="large" className={formStyles.submit} busy={take.isPending}>
              {isStay ? agreed : bookingWords.allOnSite(agreed)}
            </Button>
            <Button
              variant="secondary"
              size="large"
              busy={leave.isPending}
              onClick={() => leave.mutate({ body: { link } })}
            >
              {words.decline}
            </Button>
          </div>
        </div>
      </Form>
    </div>
  )
}

const newTab = (address: string) => (text: string) => (
  <NewTab key={address} address={address}>
    {text}
  </NewTab>
)

function NewTab({ address, children }: { address: string; children: string }) {
  const { base } = useRouter()
  return (
    <a href={base + address} target="_blank" rel="noopener">
      {children}
    </a>
  )
}

/** How long it is still held. */
function Ends({ until, timeZone }: { until: string; timeZone: string | undefined }) {
  const left = () => Math.max(Math.ceil((Date.parse(until) - Date.now()) / 60_000), 0)
  const [minutes, setMinutes] = useState(left)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is left follows from the end
  useEffect(() => {
    const timer = setInterval(() => setMinutes(left()), 5000)
    return () => clearInterval(timer)
  }, [until])
  return (
    <p className={styles.ends}>
      {words.heldFor(minutes)}
      {timeZone && <span>{words.heldUntil(formatHour(minuteOf(wallClock(timeZone, until).hour)))}</span>}
    </p>
  )
}

/** Without its seconds. */
const minuteOf = (hour: number) => Math.round(hour * 60) / 60

function factsOf({ starts_at, ends_at }: Offer, isStay: boolean) {
  const [begins, ends] = [fromLocalDateTime(starts_at), fromLocalDateTime(ends_at)]
  if (isStay)
    return [
      { name: bookingWords.date, value: formatLongDay(begins.day), aside: formatHour(begins.hour) },
      {
        name: words.until,
        value: formatLongDay(ends.day),
        aside: bookingWords.nights(nightsOf({ start: begins.day, end: ends.day })),
      },
    ]
  return [
    { name: bookingWords.date, value: formatLongDay(begins.day) },
    {
      name: bookingWords.time,
      value: bookingWords.timeSpan(formatHour(begins.hour), formatHour(ends.hour)),
      aside: formatDuration(hoursBetween(begins, ends)),
    },
  ]
}
