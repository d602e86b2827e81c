import { formatMoney } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { Checklist } from '../../checklist/screens/checklist.tsx'
import { gaugeOf } from '../../rules.ts'
import { words } from '../../words.ts'
import { depositText } from '../draft.ts'
import { LicenseSwitch } from '../fields/license-switch.tsx'
import { MethodChoice } from '../fields/method-choice.tsx'
import { Signing } from '../fields/signing.tsx'
import { spanOf } from '../handover-words.ts'
import { useCheckOut } from '../use-check-out.ts'
import type { StepProps } from '../use-handover.ts'
import { LevelChoice } from './level-choice.tsx'
import styles from './pier-sheet.module.css'

/** Hands the boat over: licence, level, signature, money. */
export function QuickCheckOut(props: StepProps) {
  const { handover, change } = props
  const { booking } = handover
  const { draft, put, due, errors, refusal, isSending, submit } = useCheckOut(props)
  const gauge = gaugeOf(booking.drive)
  return (
    <Form className={styles.form} errors={errors} onSubmit={submit}>
      <p>
        <span className={layout.strong}>{booking.name}</span>{' '}
        <span className={layout.muted}>{spanOf(booking).times}</span>
      </p>
      {booking.needs_license && (
        <LicenseSwitch
          name="license_seen"
          customer={booking.name}
          seen={draft.licenseSeen}
          onChange={(licenseSeen) => put({ licenseSeen })}
        />
      )}
      <Checklist {...{ handover, change }} step="out" checks={draft.checks} onChange={(checks) => put({ checks })} />
      {gauge && <LevelChoice of={gauge} level={draft.fuel} onChange={(fuel) => put({ fuel })} />}
      <Signing {...{ handover, draft, put }} isMissing={errors.some(({ field }) => field === 'signature')} />
      {handover.deposit_ahead && (
        <p className={layout.note}>{words.depositTaken(formatMoney(handover.deposit_ahead.amount))}</p>
      )}
      {due.open > 0 && (
        <div className={styles.sum}>
          <p className={styles.figure}>
            {words.intoTill}
            <strong>{formatMoney(due.open)}</strong>
            {depositText(draft, handover) !== '0' && <span className={layout.note}>{words.withDeposit}</span>}
          </p>
          <MethodChoice legend={words.paidBy} method={draft.method} due={due} typed={draft.received} onChange={put} />
        </div>
      )}
      {booking.open_amount > 0 && <p className={layout.note}>{words.stillOpen(formatMoney(booking.open_amount))}</p>}
      <FormError message={refusal} />
      <div className={styles.submit}>
        <Button type="submit" size="large" wide busy={isSending} busyLabel={words.checkingOut}>
          {due.open > 0 ? words.checkOutAndTake(formatMoney(due.open)) : words.checkOut}
        </Button>
      </div>
    </Form>
  )
}
