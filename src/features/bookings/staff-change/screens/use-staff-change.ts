import { useState } from 'react'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { ApiError } from '#kit/ui/api.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { refresh, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useSettled } from '#kit/ui/use-settled.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getDayBookings } from '../../day/contract.ts'
import { getTimeline } from '../../timeline/contract.ts'
import {
  type Changeable,
  changeBooking,
  contactFields,
  getChangeable,
  otherPrice,
  previewChange,
  type StaffPreview,
  undoChange,
} from '../contract.ts'
import { words } from '../words.ts'
import { changedWords } from './change-words.ts'
import { type AskedChange, changedFacts, type Draft, draftOf, priceOf, wishOf } from './draft.ts'

const refreshes = [getTimeline, getDayBookings, getChangeable, previewChange]

/** The change of a booking that is being entered: what it comes to, what is wrong with it, making it and taking it back. */
export function useStaffChange(booking: Changeable, { draft: asked, at }: AskedChange, onDone: () => void) {
  const [seen, setSeen] = useState(booking)
  const typed = `rental/change-${booking.id}-${at}-${JSON.stringify(asked)}`
  const [kept, setTouched] = useKept<Partial<Draft>>(typed, {})
  const touched = { ...asked, ...(at === 'price' && { price: 'other' as const }), ...kept }
  const [keepAs, setKeepAs] = useState<'money' | 'voucher'>('money')
  const [tell, setTell] = useState(true)
  const [tries, setTries] = useState(0)
  const draft = { ...draftOf(booking), ...touched }
  const wish = wishOf(booking, draft)
  const settled = useSettled(JSON.stringify(wish))
  const query = useEndpoint(
    previewChange,
    { query: JSON.parse(settled) as typeof wish },
    { keepPrevious: true, freshSeconds: 5 },
  )
  const preview: StaffPreview | undefined = query.data
  const isAsking = query.isPlaceholderData || query.isPending || settled !== JSON.stringify(wish)

  const takeBack = useWrite(undoChange, { refreshes })
  const undo = async (changeId: number) => {
    const done = await takeBack.mutateAsync({ body: { change_id: changeId } }).catch((error: ApiError) => error)
    if (done instanceof Error) toast(done.message, { tone: 'danger' })
    else toast(words.isBack(done.name))
  }
  const write = useWrite(changeBooking, {
    refreshes,
    onSuccess: (done) => {
      const { change_id } = done
      const action = change_id === null ? undefined : { label: words.undo, run: () => void undo(change_id) }
      toast(changedWords(done, keepAs, seen.starts_at.slice(0, 10)), action ? { action, seconds: 15 } : { seconds: 8 })
      forgetKept(typed)
      onDone()
    },
    onError: () => void refresh(getChangeable, previewChange),
  })

  const { name, phone, email, language, note } = draft
  const contact = { name, phone, email, language, note }
  const other = { new_price: priceOf(draft), price_change_reason: draft.price_change_reason }
  const wrong: FieldError[] = [
    ...errorsOf(contactFields, contact),
    ...(draft.price === 'other' ? errorsOf(otherPrice, other) : []),
    ...(preview?.errors ?? []),
  ]
  const refused = write.error instanceof ApiError ? write.error.errors : []
  const before = draftOf(booking)
  const isReachedAlike = (['name', 'phone', 'email', 'language', 'note'] as const).every(
    (one) => before[one] === draft[one],
  )
  const price = preview?.is_same ? preview.before : preview?.after
  const money = preview?.is_same ? undefined : (preview?.money ?? undefined)
  const back = money ? money.provider_back + money.hand_back : 0

  return {
    booking,
    draft,
    change: (changes: Partial<Draft>) => {
      write.reset()
      setTouched((all) => ({ ...all, ...changes }))
    },
    preview,
    price,
    money,
    /** Money that comes back, and may be kept as a voucher. */
    back,
    keepAs,
    setKeepAs,
    tell,
    setTell,
    isAsking,
    error: query.error,
    retry: () => void query.refetch(),
    forget: () => forgetKept(typed),
    nothingChanged: Boolean(preview?.is_same) && isReachedAlike,
    /** What somebody else changed while this was open. */
    meanwhile: seen.version === booking.version ? [] : changedFacts(seen, booking),
    seen: () => setSeen(booking),
    errors: [...(tries > 0 ? wrong : (preview?.errors ?? [])), ...refused],
    refusal: refused.length > 0 ? undefined : write.error?.message,
    busy: write.isPending,
    submit() {
      setTries(tries + 1)
      if (!preview || !price || isAsking || wrong.length > 0 || preview.refusal || write.isPending) return
      write.mutate({
        body: {
          ...wish,
          ...contact,
          ...(draft.price === 'other' && other),
          note: note.trim(),
          version: booking.version,
          whole: price.whole,
          back: back + (money?.voucher_back ?? 0),
          keep_as: keepAs,
          tell,
        },
      })
    },
  }
}

export type StaffChangeState = ReturnType<typeof useStaffChange>
