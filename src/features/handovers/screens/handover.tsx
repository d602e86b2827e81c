import { type ReactNode, useEffect, useRef, useState } from 'react'
import { BoatNote } from '#features/care/screens/boat-note.tsx'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { wallClock } from '#kit/shared/day.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EmptyState } from '#kit/ui/empty-state.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import type { Handover as Shown } from '../contract.ts'
import { words } from '../words.ts'
import { CheckOut } from './check-out.tsx'
import { HandoverDone, type HandoverResult } from './handover-done.tsx'
import { HandoverHead } from './handover-head.tsx'
import { timeText } from './handover-words.ts'
import { Summary } from './summary.tsx'
import { TakeBack } from './take-back.tsx'
import { type ChangeHandover, useHandover } from './use-handover.ts'

type HandoverProps = {
  user: SignedInUser
  bookingId: number
  /** The address of the till, and of the bookings. */
  till: string
  bookings: string
  /** What else can be done with the booking, while there is something to be done. */
  more: (booking: Shown['booking']) => ReactNode
}

type Step = 'canceled' | 'out' | 'back' | 'finished'

/** Handing a boat over at the pier and taking it back: one page for a booking, whatever comes next. */
export function Handover({ user, bookingId, till, bookings, more }: HandoverProps) {
  const query = useHandover(bookingId)
  const { data: handover, error, change } = query
  const timeZone = useEndpoint(getInstallation).data?.time_zone
  const [result, setResult] = useState<HandoverResult>()
  useStepHistory({ name: 'handover', step: result ? 1 : 0, kept: null, goTo: () => setResult(undefined) })
  const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422)
  return (
    <OfficePage
      user={user}
      title={titleOf(handover, result)}
      step={result ? false : handover && stepOf(handover)}
      actions={
        <>
          <ButtonLink to={bookings} variant="secondary">
            {words.bookings}
          </ButtonLink>
          {handover && !result && !handover.back && !handover.booking.canceled && more(handover.booking)}
        </>
      }
    >
      {isUnknown ? (
        <EmptyState title={words.noBooking} text={words.oldLink}>
          <ButtonLink to={bookings}>{words.bookings}</ButtonLink>
        </EmptyState>
      ) : handover && timeZone ? (
        <Steps
          key={bookingId}
          handover={handover}
          change={change}
          result={result}
          onResult={setResult}
          timeZone={timeZone}
          till={till}
          bookings={bookings}
        />
      ) : (
        <Pending query={query} what={words.theBooking} />
      )}
    </OfficePage>
  )
}

function titleOf(handover: Shown | undefined, result: HandoverResult | undefined): string {
  if (result) return result.step === 'out' ? words.checkedOut : words.takenBack
  return handover ? words.titles[stepOf(handover)] : words.title
}

function stepOf({ booking, out, back }: Shown): Step {
  if (back) return 'finished'
  if (out) return 'back'
  return booking.canceled ? 'canceled' : 'out'
}

type StepsProps = Omit<HandoverProps, 'user' | 'bookingId' | 'more'> & {
  handover: Shown
  change: ChangeHandover
  /** Of the step that was just done here, while it is shown. */
  result: HandoverResult | undefined
  onResult: (result: HandoverResult | undefined) => void
  timeZone: string
}

function Steps({ handover, change, result, onResult, timeZone, till, bookings }: StepsProps) {
  const actual = stepOf(handover)
  // While a step is being sent it stays on the screen, also when the news of it comes before its own answer.
  const [sending, setSending] = useState<Step>()
  const step = sending ?? actual
  const { news, isOurs, clearNews } = useNews(handover, actual, sending !== undefined, timeZone)

  const onSending = (isSending: boolean) => setSending(isSending ? step : undefined)
  const finish = (done: HandoverResult | undefined) => {
    isOurs()
    clearNews()
    onResult(done)
    setSending(undefined)
  }
  const form = { handover, change, onSending, onDone: finish }
  return (
    <>
      {!handover.back && handover.boat && <BoatNote boat={handover.boat} />}
      <HandoverHead handover={handover} timeZone={timeZone} till={till} />
      {news !== undefined && (
        <Banner
          action={
            <Button variant="quiet" size="small" onClick={clearNews}>
              {words.close}
            </Button>
          }
        >
          {news}
        </Banner>
      )}
      {result ? (
        <HandoverDone result={result} till={till} bookings={bookings} onClose={() => onResult(undefined)} />
      ) : (
        <>
          {step === 'canceled' && (
            <EmptyState title={words.wasCanceled} text={words.nothingHandedOver}>
              <ButtonLink to={bookings}>{words.bookings}</ButtonLink>
            </EmptyState>
          )}
          {step === 'out' && <CheckOut {...form} />}
          {step === 'back' && <TakeBack {...form} />}
          {(step === 'back' || step === 'finished') && (
            <Summary
              handover={handover}
              timeZone={timeZone}
              till={till}
              onSending={onSending}
              onUndone={() => finish(undefined)}
            />
          )}
        </>
      )}
    </>
  )
}

/** What others did with the booking while this screen was open, in words. */
function useNews(handover: Shown, actual: Step, isSending: boolean, timeZone: string) {
  const [news, setNews] = useState<string>()
  const known = useRef(actual)
  const ours = useRef(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: news come with a step, whatever else changes
  useEffect(() => {
    if (isSending || known.current === actual) return
    if (!ours.current) setNews(newsOf(handover, known.current, actual, timeZone))
    ours.current = false
    known.current = actual
  }, [actual, isSending])
  return {
    news,
    clearNews: () => setNews(undefined),
    /** The change that came while we were sending, or is about to come, is our own doing. */
    isOurs: () => {
      ours.current = true
    },
  }
}

function newsOf({ out, back }: Shown, before: Step, now: Step, timeZone: string): string | undefined {
  const at = (dateTime: string) => timeText(dateTime, timeZone, wallClock(timeZone).day)
  if (now === 'finished' && back) return words.newsBack(back.by, at(back.dateTime))
  if (now === 'back' && out)
    return before === 'finished' ? words.newsReturnUndone : words.newsOut(out.by, at(out.dateTime))
  return now === 'canceled' ? words.newsCanceled : words.newsCheckOutUndone
}
