import { type ReactNode, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import type { Answer, Endpoint } from '#kit/shared/endpoint.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { moneyAffix, parseCents } from '#kit/shared/money.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import type { Sent } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import {
  addService,
  type CareOfBoat,
  type DamageOut,
  getCare,
  getToLookAfter,
  planForm,
  reportDamage,
  reportForm,
  savePlan,
  serviceForm,
  setRepair,
  textMax,
  undoService,
} from '../contract.ts'
import { words } from '../words.ts'
import styles from './care.module.css'
import { useToldWrite } from './use-told-write.ts'

type WriteDialogProps<E extends Endpoint> = {
  title: string
  endpoint: E
  /** What is sent, as it is typed; and what is wrong with it. */
  body: Record<string, unknown>
  errors: readonly FieldError[]
  submit: string
  onDone: (answer: Answer<E>) => void
  onClose: () => void
  children: ReactNode
}

/** A short form in a dialog: what is wrong stands beside its field once somebody tried. */
function WriteDialog<E extends Endpoint>(props: WriteDialogProps<E>) {
  const { title, endpoint, body, errors, submit, onDone, onClose, children } = props
  const [wasTried, setTried] = useState(false)
  const write = useWrite(endpoint, {
    refreshes: [getCare, getToLookAfter],
    onSuccess: (answer) => {
      onDone(answer)
      onClose()
    },
  })
  const send = () => {
    setTried(true)
    if (errors.length === 0 && !write.isPending) write.mutate({ body } as Sent<E>)
  }
  const shown = errors.length > 0 ? errors : (write.error?.errors ?? [])
  return (
    <Dialog open onClose={onClose} title={title} size="small">
      <Form className={layout.stack4} errors={wasTried ? shown : []} onSubmit={send}>
        {children}
        <FormError message={write.error && write.error.errors.length === 0 ? write.error.message : undefined} />
        <Button type="submit" wide busy={write.isPending}>
          {submit}
        </Button>
      </Form>
    </Dialog>
  )
}

export function ReportDialog({ boats, onClose }: { boats: readonly CareOfBoat[]; onClose: () => void }) {
  const [draft, setDraft] = useState({ vehicle_id: '', description: '' })
  return (
    <WriteDialog
      title={words.report}
      endpoint={reportDamage}
      body={draft}
      errors={errorsOf(reportForm, draft)}
      submit={words.reportIt}
      onDone={() => toast(words.reported)}
      onClose={onClose}
    >
      <SelectField
        label={words.boat}
        name="vehicle_id"
        value={draft.vehicle_id}
        onChange={(vehicle_id) => setDraft({ ...draft, vehicle_id })}
        options={[
          { value: '', label: words.chooseBoat },
          ...boats.map((boat) => ({ value: String(boat.vehicle_id), label: boat.vehicle_name })),
        ]}
      />
      <TextArea
        label={words.whatIsDamaged}
        name="description"
        rows={3}
        max={textMax}
        value={draft.description}
        onChange={(description) => setDraft({ ...draft, description })}
      />
    </WriteDialog>
  )
}

export function RepairedDialog({ damage, onClose }: { damage: DamageOut; onClose: () => void }) {
  const { id, state, vehicle_name: boat } = damage
  const [cost, setCost] = useState('')
  const back = useToldWrite(setRepair)
  const undo = () => back.run({ body: { id, state } }, words.nowInState(boat, words.states[state]))
  const typed = cost.trim() === '' ? undefined : parseCents(cost)
  const isWrong = cost.trim() !== '' && typed === undefined
  return (
    <WriteDialog
      title={words.repairOf(boat)}
      endpoint={setRepair}
      body={{ id, state: 'done', ...(typed !== undefined && { repair_cost: typed }) }}
      errors={isWrong ? [{ field: 'repair_cost', message: words.enterAmount }] : []}
      submit={words.repaired}
      onDone={() =>
        toast(words.nowInState(boat, words.states.done), { action: { label: words.undo, run: undo }, seconds: 10 })
      }
      onClose={onClose}
    >
      <TextField
        label={words.repairCost}
        optional
        name="repair_cost"
        {...moneyAffix()}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={cost}
        onChange={setCost}
      />
    </WriteDialog>
  )
}

export function ServiceDialog({ boat, today, onClose }: { boat: CareOfBoat; today: Day; onClose: () => void }) {
  const { vehicle_id, vehicle_name: name } = boat
  const [draft, setDraft] = useState({ done_on: today, note: '' })
  const back = useToldWrite(undoService)
  const body = { vehicle_id, ...draft }
  return (
    <WriteDialog
      title={words.serviceOf(name)}
      endpoint={addService}
      body={body}
      errors={errorsOf(serviceForm, body)}
      submit={words.noteIt}
      onDone={({ id }) =>
        toast(words.serviceNoted(name), {
          action: { label: words.undo, run: () => back.run({ body: { id } }, words.undone) },
          seconds: 10,
        })
      }
      onClose={onClose}
    >
      <TextField
        label={words.doneOn}
        name="done_on"
        type="date"
        max={today}
        value={draft.done_on}
        onChange={(done_on) => setDraft({ ...draft, done_on })}
      />
      <TextField
        label={words.note}
        optional
        name="note"
        maxLength={200}
        value={draft.note}
        onChange={(note) => setDraft({ ...draft, note })}
      />
    </WriteDialog>
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))

export function PlanDialog({ boat, onClose }: { boat: CareOfBoat; onClose: () => void }) {
  const { vehicle_id, vehicle_name: name, hours, every_hours, every_months, due_on } = boat
  const [draft, setDraft] = useState({
    engine_hours: String(hours),
    every_hours: textOf(every_hours),
    every_months: textOf(every_months),
    due_on: due_on ?? '',
  })
  const { engine_hours, ...plan } = draft
  // What nobody changed is not what somebody read.
  const body = { vehicle_id, ...plan, ...(engine_hours !== String(hours) && { engine_hours }) }
  const number = (field: Exclude<keyof typeof draft, 'due_on'>, label: string, suffix: string, hint?: string) => (
    <TextField
      label={label}
      optional
      {...(hint && { hint })}
      suffix={suffix}
      name={field}
      inputMode="decimal"
      autoComplete="off"
      maxLength={9}
      value={draft[field]}
      onChange={(text) => setDraft({ ...draft, [field]: text })}
    />
  )
  return (
    <WriteDialog
      title={words.planOf(name)}
      endpoint={savePlan}
      body={body}
      errors={errorsOf(planForm, body)}
      submit={words.save}
      onDone={() => toast(words.saved)}
      onClose={onClose}
    >
      {number('engine_hours', words.hoursNow, words.unitHours, words.hoursNowHint)}
      <div className={styles.pair}>
        {number('every_hours', words.everyHours, words.unitHours)}
        {number('every_months', words.everyMonths, words.unitMonths)}
      </div>
      <TextField
        label={words.nextOn}
        optional
        hint={words.nextOnHint}
        name="due_on"
        type="date"
        value={draft.due_on}
        onChange={(on) => setDraft({ ...draft, due_on: on })}
      />
    </WriteDialog>
  )
}
