import { lineName } from '#features/bookings/rules/prices.ts'
import { formatMoney, moneyAffix, parseCents } from '#kit/shared/money.ts'
import { Button } from '#kit/ui/button.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { Checklist } from '../checklist/screens/checklist.tsx'
import { type Handover, noteMax } from '../contract.ts'
import { gaugeOf } from '../rules.ts'
import { words } from '../words.ts'
import { type CheckOutDraft, type cashDue, depositText, signerOf } from './draft.ts'
import { FuelGauge } from './fields/fuel-gauge.tsx'
import { LicenseSwitch } from './fields/license-switch.tsx'
import { MethodChoice } from './fields/method-choice.tsx'
import { Photos } from './fields/photos.tsx'
import { Signing } from './fields/signing.tsx'
import { Settlement } from './settlement.tsx'
import styles from './step.module.css'
import { useCheckOut } from './use-check-out.ts'
import type { StepProps } from './use-handover.ts'

/** Hands the boat over: licence, photos, fuel, signature; then the money. */
export function CheckOut({ handover, change, onSending, onDone }: StepProps) {
  const { booking } = handover
  const { draft, put, due, errors, refusal, isSending, submit } = useCheckOut({ handover, onSending, onDone })
  return (
    <Form className={styles.form} errors={errors} onSubmit={submit}>
      <div className={styles.parts}>
        {booking.needs_license && <LicensePart {...{ handover, draft, put }} />}
        <Checklist {...{ handover, change }} step="out" checks={draft.checks} onChange={(checks) => put({ checks })} />
        <BoatPart {...{ handover, change, draft, put }} />
        <SignaturePart {...{ handover, draft, put }} isMissing={errors.some(({ field }) => field === 'signature')} />
      </div>
      <div className={styles.pay} data-ground="lake">
        <Money {...{ handover, draft, put, due }} />
        <FormError message={refusal} />
        <Button
          type="submit"
          size="large"
          wide
          className={styles.submit}
          busy={isSending}
          busyLabel={words.checkingOut}
        >
          {due.open > 0 ? words.checkOutAndTake(formatMoney(due.open)) : words.checkOut}
        </Button>
      </div>
    </Form>
  )
}

type PartProps = { handover: Handover; draft: CheckOutDraft; put: (part: Partial<CheckOutDraft>) => void }

function LicensePart({ handover, draft, put }: PartProps) {
  return (
    <section className={styles.part} aria-labelledby="handover-license">
      <h2 id="handover-license" className={styles.heading}>
        {words.licence}
      </h2>
      <LicenseSwitch
        name="license_seen"
        customer={handover.booking.name}
        seen={draft.licenseSeen}
        onChange={(licenseSeen) => put({ licenseSeen })}
      />
    </section>
  )
}

function BoatPart({ handover, change, draft, put }: PartProps & Pick<StepProps, 'change'>) {
  const gauge = gaugeOf(handover.booking.drive)
  return (
    <section className={styles.part} aria-labelledby="handover-boat">
      <h2 id="handover-boat" className={styles.heading}>
        {words.asItGoes}
      </h2>
      <Photos handover={handover} step="out" change={change} />
      <div className={styles.beside}>
        {gauge && <FuelGauge name="fuel" of={gauge} level={draft.fuel} onChange={(fuel) => put({ fuel })} />}
        <TextArea
          label={words.damagesBefore}
          optional
          name="note"
          max={noteMax}
          rows={4}
          value={draft.note}
          onChange={(note) => put({ note })}
        />
      </div>
    </section>
  )
}

function SignaturePart({ handover, draft, put, isMissing }: PartProps & { isMissing: boolean }) {
  return (
    <section className={styles.part} aria-labelledby="handover-signature">
      <h2 id="handover-signature" className={styles.heading}>
        {words.signature}
      </h2>
      <Signing {...{ handover, draft, put, isMissing }} />
      <TextField
        label={words.nameOfSigner}
        name="signed_by"
        maxLength={50}
        autoComplete="off"
        value={signerOf(draft, handover)}
        onChange={(signedBy) => put({ signedBy })}
      />
    </section>
  )
}

/** What goes into the till, and what is still open besides. */
function Money({ handover, draft, put, due }: PartProps & { due: ReturnType<typeof cashDue> }) {
  const { booking, fees, deposit_ahead: ahead } = handover
  const deposit = parseCents(depositText(draft, handover)) ?? 0
  return (
    <>
      <Settlement
        label={words.intoTill}
        total={due.open}
        lines={[
          ...(ahead ? [] : [{ label: words.deposit, detail: words.goesBack, amount: deposit }]),
          ...fees.map(({ label, amount }) => ({ label: lineName(label), amount })),
        ]}
      />
      {ahead ? (
        <p>{words.depositTaken(formatMoney(ahead.amount))}</p>
      ) : (
        <TextField
          label={words.deposit}
          name="deposit"
          {...moneyAffix()}
          maxLength={10}
          className={styles.amount}
          value={depositText(draft, handover)}
          onChange={(text) => put({ deposit: text })}
        />
      )}
      {due.open > 0 && (
        <MethodChoice legend={words.paidBy} method={draft.method} due={due} typed={draft.received} onChange={put} />
      )}
      {booking.open_amount > 0 && !booking.canceled && <p>{words.stillOpen(formatMoney(booking.open_amount))}</p>}
    </>
  )
}
