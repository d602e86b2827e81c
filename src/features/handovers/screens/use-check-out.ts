import { useState, useSyncExternalStore } from 'react'
import { getTill } from '#features/cash-register/closing/contract.ts'
import { useQueuedWrite } from '#features/outbox/screens/use-queued-write.ts'
import { formatMoney } from '#kit/shared/money.ts'
import { useKept } from '#kit/ui/kept-state.ts'
import { refresh } from '#kit/ui/server-state.tsx'
import { useChecks } from '../checklist/screens/use-checks.ts'
import { checkOut, getHandover, getHandovers } from '../contract.ts'
import { words } from '../words.ts'
import { type CheckOutDraft, cashDue, checkOutBody, checkOutErrors, checkOutTotal, emptyCheckOut } from './draft.ts'
import { photosHold, queueOf } from './fields/photo-queue.ts'
import { noSignature } from './fields/signature.ts'
import { pictureOf } from './fields/signature-field.tsx'
import type { StepProps } from './use-handover.ts'

/** A check-out as it is filled in, kept until it is done, whichever screen it is filled in on. */
export function useCheckOut({ handover, onSending, onDone }: Omit<StepProps, 'change'>) {
  const { booking } = handover
  const [draft, setDraft] = useKept(`check-out ${booking.id}`, emptyCheckOut)
  const [tried, setTried] = useState(false)
  const queue = queueOf(`${booking.id} out`)
  const hold = photosHold(useSyncExternalStore(queue.subscribe, queue.uploads))
  const checks = useChecks(handover, 'out', draft.checks)
  const put = (part: Partial<CheckOutDraft>) => setDraft((before) => ({ ...before, ...part }))
  const total = checkOutTotal(draft, handover)
  const due = cashDue(draft, draft.method, total)

  const save = useQueuedWrite(checkOut, {
    kind: 'check_out',
    booking: booking.id,
    what: words.stepOf.out(booking.vehicle_name),
    facts: [
      [words.booking, booking.name],
      [words.methods[draft.method], formatMoney(total)],
    ],
    cash: draft.method === 'cash' ? total : 0,
    onKept: () => {
      put({ signature: noSignature })
      onDone({ step: 'out', amount: total, method: draft.method, change: due.change, receipts: [], isKept: true })
    },
    refreshes: [getHandover, getHandovers, getTill],
    onSuccess: ({ receipts, change }) => {
      put({ signature: noSignature })
      onDone({ step: 'out', amount: total, method: draft.method, change, receipts })
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(getHandover)
      onSending(false)
    },
  })
  const errors = checkOutErrors(draft, handover)
  const submit = async () => {
    setTried(true)
    if (errors.length > 0 || hold || save.isPending || checks.holds()) return
    onSending(true)
    const signature = draft.signing === 'screen' ? await pictureOf(draft.signature) : undefined
    save.mutate({ body: checkOutBody(draft, handover, signature) })
  }
  return {
    draft,
    put,
    due,
    /** What is wrong, once somebody tried, or as the server says. */
    errors: tried ? (errors.length > 0 ? errors : (save.error?.errors ?? [])) : [],
    refusal: (tried ? hold : undefined) ?? checks.warning ?? save.unkept ?? save.error?.message,
    isSending: save.isPending,
    submit: () => void submit(),
  }
}
