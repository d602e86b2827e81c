import { type Cents, formatMoney, moneyAffix, parseCents, toUnits, typedUnits } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { assessDamage, assessForm, type DamageOut, getCare } from '../contract.ts'
import { assessErrors, restOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './care.module.css'
import { refreshes } from './use-told-write.ts'

type AssessDialogProps = { damage: DamageOut; mayCharge: boolean; onClose: () => void }

const empty = { charge: '', reason: '', method: 'cash' as 'cash' | 'card' }

/** Decides what a customer pays for a damage: what stays here, what goes back, and why. */
export function AssessDialog({ damage, mayCharge, onClose }: AssessDialogProps) {
  const { id, held, vehicle_name: boat, customer, is_mailed } = damage
  const [draft, setDraft] = useKept(`assess ${id}`, empty)
  const typed = (mayCharge && draft.charge.trim()) || '0'
  const charge = parseCents(typed) ?? 0
  const rest = restOf(held, charge)
  const { field, dialog } = useEdit([draft, setDraft], assessDamage, {
    form: assessForm,
    formOf: (known) => ({ id, ...known, charge: typedUnits(typed), give_back: toUnits(rest) }),
    refreshes,
    onDone: ({ give_back }) => {
      toast(doneText(give_back))
      setDraft(empty)
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(getCare)
    },
    onClose,
  })
  const wrong = [...dialog.wrong, ...assessErrors({ charge, reason: draft.reason })]
  return (
    <WriteDialog {...dialog} title={words.assessOf(boat)} wrong={wrong} send={buttonText(charge, rest)}>
      <p className={styles.said}>{damage.description}</p>
      <p className={layout.note}>{words.withCustomer(customer)}</p>
      {mayCharge ? (
        <>
          <TextField
            label={words.charge}
            optional
            hint={words.chargeHint}
            {...moneyAffix()}
            maxLength={10}
            {...field('charge')}
          />
          {charge > 0 && <TextField label={words.why} hint={words.whyHint} maxLength={200} {...field('reason')} />}
        </>
      ) : (
        <Banner quiet>{words.onlyAdminsCharge}</Banner>
      )}
      <dl className={styles.sums}>
        <div>
          <dt>{words.deposit}</dt>
          <dd>{formatMoney(held)}</dd>
        </div>
        <div className={styles.total} aria-live="polite">
          <dt>{rest < 0 ? words.customerPays : words.goesBack}</dt>
          <dd>{formatMoney(Math.abs(rest))}</dd>
        </div>
      </dl>
      {rest !== 0 && (
        <ChoiceGroup
          legend={rest < 0 ? words.paidBy : words.givenBackBy}
          look="chips"
          choices={(['cash', 'card'] as const).map((value) => ({ value, label: words.methods[value] }))}
          {...field('method')}
        />
      )}
      {charge > 0 && <p className={layout.note}>{is_mailed ? words.isMailed : words.isNotMailed}</p>}
    </WriteDialog>
  )
}

function buttonText(charge: Cents, rest: Cents): string {
  if (rest < 0) return words.take(formatMoney(-rest))
  if (charge === 0) return rest > 0 ? words.giveBack(formatMoney(rest)) : words.chargeNothing
  return rest === 0 ? words.keepAll(formatMoney(charge)) : words.keepAndGiveBack(formatMoney(charge), formatMoney(rest))
}

function doneText(back: Cents): string {
  if (back === 0) return words.assessedEven
  return back > 0 ? words.assessed(formatMoney(back)) : words.assessedTaken(formatMoney(-back))
}
