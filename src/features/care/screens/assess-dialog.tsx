import { useState } from 'react'
import { type Cents, formatMoney, moneyAffix, parseCents } from '#kit/shared/money.ts'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { ChoiceGroup } from '#kit/ui/choice-group.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { refresh } from '#kit/ui/server-state.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { assessDamage, type DamageOut, getCare, getToLookAfter } from '../contract.ts'
import { assessErrors, restOf } from '../rules.ts'
import { words } from '../words.ts'
import styles from './care.module.css'

type AssessDialogProps = { damage: DamageOut; mayCharge: boolean; onClose: () => void }
type Method = 'cash' | 'card'

/** Decides what a customer pays for a damage: what stays here, what goes back, and why. */
export function AssessDialog({ damage, mayCharge, onClose }: AssessDialogProps) {
  const { id, held, vehicle_name: boat, customer, is_mailed } = damage
  const [draft, setDraft] = useKept(`assess ${id}`, { charge: '', reason: '', method: 'cash' as Method })
  const [wasTried, setTried] = useState(false)
  const set = (part: Partial<typeof draft>) => setDraft((before) => ({ ...before, ...part }))
  const typed = draft.charge.trim() === '' ? 0 : parseCents(draft.charge)
  const charge = mayCharge ? (typed ?? 0) : 0
  const rest = restOf(held, charge)
  const write = useWrite(assessDamage, {
    refreshes: [getCare, getToLookAfter],
    onSuccess: ({ give_back }) => {
      toast(doneText(give_back))
      setDraft({ charge: '', reason: '', method: 'cash' })
      onClose()
    },
    onError: ({ status }) => {
      if (status === 409) void refresh(getCare)
    },
  })
  const errors = [
    ...(mayCharge && typed === undefined ? [{ field: 'charge', message: words.enterAmount }] : []),
    ...assessErrors({ charge, reason: draft.reason }),
  ]
  const submit = () => {
    setTried(true)
    if (errors.length > 0 || write.isPending) return
    write.mutate({ body: { id, charge, reason: draft.reason.trim(), method: draft.method, give_back: rest } })
  }
  return (
    <Dialog open onClose={onClose} title={words.assessOf(boat)}>
      <Form
        className={layout.stack4}
        errors={wasTried ? (errors.length > 0 ? errors : (write.error?.errors ?? [])) : []}
        onSubmit={submit}
      >
        <p className={styles.said}>{damage.description}</p>
        <p className={layout.note}>{words.withCustomer(customer)}</p>
        {mayCharge ? (
          <>
            <TextField
              label={words.charge}
              optional
              hint={words.chargeHint}
              name="charge"
              {...moneyAffix()}
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={draft.charge}
              onChange={(text) => set({ charge: text })}
            />
            {charge > 0 && (
              <TextField
                label={words.why}
                hint={words.whyHint}
                name="reason"
                maxLength={200}
                value={draft.reason}
                onChange={(reason) => set({ reason })}
              />
            )}
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
            name="method"
            look="chips"
            value={draft.method}
            onChange={(method) => set({ method })}
            choices={[
              { value: 'cash', label: words.methods.cash },
              { value: 'card', label: words.methods.card },
            ]}
          />
        )}
        {charge > 0 && <p className={layout.note}>{is_mailed ? words.isMailed : words.isNotMailed}</p>}
        <FormError message={write.error?.message} />
        <Button type="submit" wide busy={write.isPending}>
          {buttonText(charge, rest)}
        </Button>
      </Form>
    </Dialog>
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
