import { type Cents, formatMoney, moneyAffix } from '#kit/shared/money.ts'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { BeforeAfter } from '../checklist/screens/before-after.tsx'
import { Checklist } from '../checklist/screens/checklist.tsx'
import { type Handover, noteMax } from '../contract.ts'
import { gaugeOf } from '../rules.ts'
import { words } from '../words.ts'
import { lateHoursOf, type TakeBackDraft } from './draft.ts'
import { FuelGauge } from './fields/fuel-gauge.tsx'
import { lowerBy } from './fields/gauge.ts'
import { Photos } from './fields/photos.tsx'
import { spanOf } from './handover-words.ts'
import styles from './step.module.css'
import type { ChangeHandover } from './use-handover.ts'

type TakeBackFieldsProps = {
  handover: Handover
  change: ChangeHandover
  draft: TakeBackDraft
  /** What of the deposit stays here, in cents. */
  held: Cents
  onChange: (part: Partial<TakeBackDraft>) => void
}

/** What is looked at when a boat comes back, beside how it went. */
export function TakeBackFields(props: TakeBackFieldsProps) {
  const { handover, change, draft, onChange } = props
  return (
    <div className={styles.parts}>
      <Checklist
        handover={handover}
        step="back"
        change={change}
        checks={draft.checks}
        onChange={(checks) => onChange({ checks })}
      />
      <Boat {...props} />
      {handover.late_hours > 0 && <Late {...props} />}
      <Damage {...props} />
    </div>
  )
}

function Boat({ handover, change, draft, onChange }: TakeBackFieldsProps) {
  const { booking, out, terms, pictures } = handover
  const gauge = gaugeOf(booking.drive)
  return (
    <section className={styles.part} aria-labelledby="handover-boat">
      <h2 id="handover-boat" className={styles.heading}>
        {words.asItComes}
      </h2>
      <Photos handover={handover} step="back" change={change} />
      {pictures.some(({ moment }) => moment === 'out') && <BeforeAfter handover={handover} />}
      {gauge && (
        <div className={styles.beside}>
          <FuelGauge
            name="fuel"
            of={gauge}
            level={draft.fuel}
            before={out?.fuel ?? undefined}
            onChange={(fuel) => onChange({ fuel })}
          />
          {gauge === 'tank' && (
            <TextField
              label={words.litresMissing}
              optional
              name="litres"
              suffix={words.atEach(formatMoney(terms.fuel_litre))}
              hint={fuelHint(out?.fuel ?? 8, draft.fuel)}
              inputMode="decimal"
              autoComplete="off"
              maxLength={7}
              className={styles.amount}
              value={draft.litres}
              onChange={(litres) => onChange({ litres })}
            />
          )}
        </div>
      )}
    </section>
  )
}

type PartProps = Pick<TakeBackFieldsProps, 'handover' | 'draft' | 'held' | 'onChange'>

function Damage({ handover, draft, held, onChange }: PartProps) {
  const { out } = handover
  return (
    <section className={styles.part} aria-labelledby="handover-damage">
      <h2 id="handover-damage" className={styles.heading}>
        {words.damage}
      </h2>
      {out?.note && (
        <p className={styles.known}>
          <strong>{words.hadAlready}</strong>
          {out.note}
        </p>
      )}
      <div className={styles.beside}>
        <TextArea
          label={words.newDamage}
          optional={draft.damageFee.trim() === ''}
          name="damage"
          max={noteMax}
          rows={3}
          value={draft.damage}
          onChange={(damage) => onChange({ damage })}
        />
        <div className={layout.stack4}>
          <TextField
            label={words.damageFee}
            optional
            name="damage_fee"
            {...moneyAffix()}
            maxLength={10}
            className={styles.amount}
            value={draft.damageFee}
            onChange={(damageFee) => onChange({ damageFee })}
          />
          {draft.damage.trim() !== '' && draft.damageFee.trim() === '' && (
            <Checkbox
              name="damage_free"
              label={words.costsNothing}
              {...(held > 0 && { hint: words.isHeldElse(formatMoney(held)) })}
              checked={draft.damageFree}
              onChange={(damageFree) => onChange({ damageFree })}
            />
          )}
        </div>
      </div>
      <TextArea
        label={words.note}
        optional
        name="note"
        max={noteMax}
        rows={2}
        value={draft.note}
        onChange={(note) => onChange({ note })}
      />
    </section>
  )
}

function fuelHint(out: number, back: number | null): string {
  const lost = lowerBy(out, back)
  return lost === undefined ? words.emptyForNone : words.isGone(lost)
}

function Late({ handover, draft, onChange }: PartProps) {
  const { booking, late_hours, late_grace, terms } = handover
  const charged = lateHoursOf(draft, handover)
  return (
    <section className={styles.part} aria-labelledby="handover-late">
      <h2 id="handover-late" className={styles.heading}>
        {words.lateReturn}
      </h2>
      <div className={styles.beside}>
        <NumberField
          label={words.lateCharged}
          name="late_hours"
          hint={
            late_grace > 0
              ? words.lateHintGrace(spanOf(booking).due, formatMoney(terms.late_hour), late_grace)
              : words.lateHint(spanOf(booking).due, formatMoney(terms.late_hour))
          }
          unit={words.unitHours(charged)}
          max={late_hours}
          value={charged}
          onChange={(hours) => onChange({ lateHours: hours === late_hours ? null : (hours ?? 0) })}
        />
        {charged < late_hours && (
          <TextField
            label={words.whyFewer}
            name="waived_reason"
            maxLength={200}
            value={draft.waivedReason}
            onChange={(waivedReason) => onChange({ waivedReason })}
          />
        )}
      </div>
    </section>
  )
}
