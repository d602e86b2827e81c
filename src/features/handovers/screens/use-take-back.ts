import { useState, useSyncExternalStore } from 'react'
import { getToLookAfter } from '#features/care/contract.ts'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { useQueuedWrite } from '#features/outbox/screens/use-queued-write.ts'
import { formatMoney } from '#kit/shared/money.ts'
import type { ApiError } from '#kit/ui/api.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { useChecks } from '../checklist/screens/use-checks.ts'
import { getHandover, getHandovers, takeBack } from '../contract.ts'
import { words } from '../words.ts'
import {
  cashDue,
  emptyTakeBack,
  methodOf,
  settlementOf,
  type TakeBackDraft,
  takeBackBody,
  takeBackDraftErrors,
} from './draft.ts'
import { photosHold, queueOf } from './fields/photo-queue.ts'
import type { StepProps } from './use-handover.ts'

/** A return as it is filled in, kept until it is done, whichever screen it is filled in on. */
export function useTakeBack({ handover, onSending, onDone }: Omit<StepProps, 'change'>) {
  const { booking } = handover
  const [draft, setDraft] = useKept(`take-back ${booking.id}`, emptyTakeBack)
  const [tried, setTried] = useState(false)
  /** Why the amount is another one than was told. */
  const [changed, setChanged] = useState<string>()
  const queue = queueOf(`${booking.id} back`)
  const hold = photosHold(useSyncExternalStore(queue.subscribe, queue.uploads))
  const checks = useChecks(handover, 'back', draft.checks)
  const put = (part: Partial<TakeBackDraft>) => setDraft((before) => ({ ...before, ...part }))
  const method = methodOf(draft, handover)
  const { deposit, charges, held, giveBack } = settlementOf(draft, handover)
  const due = cashDue(draft, method, 0 - giveBack)

  const save = useQueuedWrite(takeBack, {
    kind: 'take_back',
    booking: booking.id,
    what: words.stepOf.back(booking.vehicle_name),
    facts: [
      [words.booking, booking.name],
      [giveBack < 0 ? words.customerPays : words.giveBack, formatMoney(Math.abs(giveBack))],
      ...(draft.damage === '' ? [] : [[words.damage, draft.damage] as const]),
    ],
    cash: method === 'cash' ? Math.max(0, -giveBack) : 0,
    onKept: () =>
      onDone({ step: 'back', amount: giveBack, held, method, change: due.change, receipts: [], isKept: true }),
    refreshes: [getHandover, getHandovers, getTill, getToLookAfter],
    onSuccess: ({ receipts, give_back, held: kept = 0, change }) =>
      onDone({ step: 'back', amount: give_back, held: kept, method, change, receipts }),
    onError: (error) => {
      const why = otherAmount(error, draft)
      setChanged(why)
      if (why !== undefined || error.status === 409) void refresh(getHandover)
      onSending(false)
    },
  })
  const errors = takeBackDraftErrors(draft, handover)
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || hold || save.isPending || checks.holds()) return
    setChanged(undefined)
    onSending(true)
    save.mutate({ body: takeBackBody(draft, handover) })
  }
  const refused = changed === undefined ? save.error : null
  return {
    draft,
    put,
    method,
    due,
    deposit,
    charges,
    held,
    giveBack,
    changed,
    /** What is wrong, once somebody tried, or as the server says. */
    errors: tried ? (errors.length > 0 ? errors : (refused?.errors ?? [])) : [],
    refusal: (tried ? hold : undefined) ?? checks.warning ?? save.unkept ?? refused?.message,
    isSending: save.isPending,
    submit,
  }
}

/** What to tell where the customer was told another amount than the one that is right by now; undefined otherwise. */
function otherAmount({ code, message, errors }: ApiError, { lateHours }: TakeBackDraft): string | undefined {
  if (code === 'PRICE_CHANGED') return message
  const isLater = lateHours === null && errors.some(({ field }) => field === 'waived_reason' || field === 'late_hours')
  return isLater ? words.othersByNow : undefined
}
