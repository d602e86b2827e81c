import type * as z from 'zod/mini'
import { errorsOf } from '#kit/shared/fields.ts'
import { formatList } from '#kit/shared/list.ts'
import { type Cents, formatMoney } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { type CanceledWhy, canceledWhys } from '../../../rules/cancellation.ts'
import { cancelBooking, canceling, getCancellations } from '../../contract/cancel.ts'
import { type DayBooking, getDayBookings, getUnfinishedBookings } from '../../contract.ts'
import { words } from '../../words.ts'
import styles from './desk-dialog.module.css'

type CancelDialogProps = {
  booking: Pick<DayBooking, 'id' | 'vehicle_name' | 'name'>
  /** Whose doing it is, where that is clear before anybody asks. */
  why?: CanceledWhy
  onClose: () => void
  onCanceled: () => void
}

type Cancellations = z.output<(typeof getCancellations.answers)[200]>
type Draft = { why: CanceledWhy; reason: string; waive: boolean }

const isOurs = (why: CanceledWhy): why is 'weather' | 'damage' | 'other' => why !== 'customer' && why !== 'no_show'

/** What becomes of the money: nothing is taken where we cancel, or waive the fee. */
const settled = (ways: Cancellations, { why, waive }: Draft) =>
  waive || isOurs(why) ? ways.us : (ways[why] ?? ways.us)

/** Asks whose doing it is, and says before anything happens what becomes of the money and who is told. */
export function CancelDialog({ booking, why = 'other', onClose, onCanceled }: CancelDialogProps) {
  const { id, vehicle_name, name } = booking
  const kept = `rental/cancel-${id}-${why}`
  const [draft, setDraft] = useKept<Draft>(kept, { why, reason: '', waive: false })
  const query = useEndpoint(getCancellations, { query: { booking_id: id } }, { freshSeconds: 0 })
  const ways = query.data
  const write = useWrite(cancelBooking, {
    refreshes: [getDayBookings, getUnfinishedBookings],
    onSuccess: () => {
      forgetKept(kept)
      toast((draft.why === 'no_show' ? words.isNoShow : words.isCanceled)(name), { seconds: 3 })
      onCanceled()
    },
    onError: () => void query.refetch(),
  })
  const byTerms = ways && settled(ways, { ...draft, waive: false }).fee
  const waive = draft.waive && (byTerms ?? 0) > 0
  const body = {
    booking_id: id,
    canceled_reason: hasReason({ ...draft, waive }) ? draft.reason.trim() : '',
    why: draft.why,
    waive,
    ...(byTerms !== undefined && { fee: byTerms }),
  }
  const errors = errorsOf(canceling, { ...body, fee: undefined })
  return (
    <WriteDialog
      title={words.cancelThis(vehicle_name, name)}
      write={write}
      wrong={errors}
      leave={words.keepBooking}
      send={words.cancelBooking}
      danger
      disabled={!ways}
      onSend={() => write.mutate({ body })}
      onClose={onClose}
    >
      {ways ? (
        <>
          {ways.boats.length > 1 && <p className={layout.strong}>{words.allBoats(formatList(ways.boats))}</p>}
          <Fields
            ways={ways}
            name={name}
            draft={{ ...draft, waive }}
            onDraft={(part) => setDraft({ ...draft, ...part })}
          />
          <Outcome settlement={settled(ways, { ...draft, waive })} />
          <p>{(ways.is_told ? words.whatCanceling : words.tellYourself)(name)}</p>
        </>
      ) : (
        <Pending query={query} what={words.theMoney} blocks={2} />
      )}
    </WriteDialog>
  )
}

/** Whether somebody reads a reason: the customer, where we cancel; staff, where a fee is waived. */
const hasReason = ({ why, waive }: Draft) => waive || isOurs(why)

type FieldsProps = {
  ways: Cancellations
  name: string
  draft: Draft
  onDraft: (part: Partial<Draft>) => void
}

function Fields({ ways, name, draft, onDraft }: FieldsProps) {
  const { why, waive, reason } = draft
  const costs = (fee: Cents) => (fee > 0 ? formatMoney(fee) : words.free)
  const choices = canceledWhys
    .filter((one) => one !== 'no_show' || ways.no_show !== null)
    .map((value) => ({
      value,
      label: words.whys[value],
      text: isOurs(value) ? words.weCancel : undefined,
      aside: costs(settled(ways, { why: value, reason: '', waive: false }).fee),
    }))
  return (
    <>
      <ChoiceGroup
        legend={words.whoseDoing}
        name="why"
        choices={choices}
        value={why}
        onChange={(chosen) => onDraft({ why: chosen })}
      />
      {settled(ways, { ...draft, waive: false }).fee > 0 && (
        <Checkbox
          name="waive"
          label={words.waive}
          checked={waive}
          onChange={(checked) => onDraft({ waive: checked })}
        />
      )}
      {hasReason(draft) && (
        <TextField
          label={waive ? words.whyWaived : words.reasonFor(name)}
          hint={why === 'weather' || why === 'damage' ? words.reasonIfMore : undefined}
          name="canceled_reason"
          maxLength={200}
          value={reason}
          onChange={(typed) => onDraft({ reason: typed })}
        />
      )}
    </>
  )
}

function Outcome({ settlement }: { settlement: Cancellations['us'] }) {
  const { fee, kept, voucher_back, provider_back, hand_back, owed } = settlement
  const lines = [
    [words.paidSoFar, kept + voucher_back + provider_back + hand_back],
    [words.fee, fee],
    [words.backToVoucher, voucher_back],
    [words.backOnline, provider_back],
    [words.backByHand, hand_back],
    [words.stillOwed, owed],
  ] as const
  const said = lines.filter(([, amount]) => amount > 0)
  if (said.length === 0) return <p>{words.noMoney}</p>
  return (
    <dl className={styles.facts} aria-live="polite">
      {said.map(([label, amount]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  )
}
