import { useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { moneyAffix, typedUnits } from '#kit/shared/money.ts'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import * as calls from '../contract.ts'
import { words } from '../words.ts'
import styles from './care.module.css'
import { refreshes, tellDone, useToldWrite } from './use-told-write.ts'

type ReportProps = { boats: readonly calls.CareOfBoat[]; onClose: () => void }

export function ReportDialog({ boats, onClose }: ReportProps) {
  const { field, dialog } = useEdit(useState({ vehicle_id: '', description: '' }), calls.reportDamage, {
    form: calls.reportForm,
    refreshes,
    onDone: () => toast(words.reported),
    onClose,
  })
  const options = boats.map((boat) => ({ value: String(boat.vehicle_id), label: boat.vehicle_name }))
  return (
    <WriteDialog {...dialog} size="small" title={words.report} send={words.reportIt}>
      <SelectField
        label={words.boat}
        options={[{ value: '', label: words.chooseBoat }, ...options]}
        {...field('vehicle_id')}
      />
      <TextArea label={words.whatIsDamaged} rows={3} max={calls.textMax} {...field('description')} />
    </WriteDialog>
  )
}

type RepairedProps = { damage: calls.DamageOut; onClose: () => void }

export function RepairedDialog({ damage: { id, state, vehicle_name: boat }, onClose }: RepairedProps) {
  const back = useToldWrite(calls.setRepair)
  const undo = () => back.run({ body: { id, state } }, words.nowInState(boat, words.states[state]))
  const { field, dialog } = useEdit(useState({ repair_cost: '' }), calls.setRepair, {
    form: calls.repairForm,
    formOf: ({ repair_cost }) => ({ id, state: 'done', repair_cost: typedUnits(repair_cost) }),
    refreshes,
    onDone: () => tellDone(words.nowInState(boat, words.states.done), undo),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={words.repairOf(boat)} send={words.repaired}>
      <TextField label={words.repairCost} optional {...moneyAffix()} maxLength={10} {...field('repair_cost')} />
    </WriteDialog>
  )
}

type BoatProps = { boat: calls.CareOfBoat; onClose: () => void }

export function ServiceDialog({
  boat: { vehicle_id, vehicle_name: name },
  today,
  onClose,
}: BoatProps & { today: Day }) {
  const back = useToldWrite(calls.undoService)
  const { field, dialog } = useEdit(useState({ vehicle_id, done_on: today, note: '' }), calls.addService, {
    form: calls.serviceForm,
    refreshes,
    onDone: ({ id }) => tellDone(words.serviceNoted(name), () => back.run({ body: { id } }, words.undone)),
    onClose,
  })
  return (
    <WriteDialog {...dialog} size="small" title={words.serviceOf(name)} send={words.noteIt}>
      <TextField label={words.doneOn} type="date" max={today} {...field('done_on')} />
      <TextField label={words.note} optional maxLength={200} {...field('note')} />
    </WriteDialog>
  )
}

const textOf = (value: number | null) => (value === null ? '' : String(value))
const number = { optional: true, inputMode: 'decimal', autoComplete: 'off', maxLength: 9 } as const

export function PlanDialog({ boat, onClose }: BoatProps) {
  const [vehicle_id, hours] = [boat.vehicle_id, String(boat.hours)]
  const first = {
    engine_hours: hours,
    every_hours: textOf(boat.every_hours),
    every_months: textOf(boat.every_months),
    due_on: boat.due_on ?? '',
  }
  const { field, dialog } = useEdit(useState(first), calls.savePlan, {
    form: calls.planForm,
    // What nobody changed is not what somebody read.
    formOf: ({ engine_hours, ...plan }) => ({ vehicle_id, ...plan, ...(engine_hours !== hours && { engine_hours }) }),
    refreshes,
    onDone: () => toast(words.saved),
    onClose,
  })
  const unit = { suffix: words.unitHours, ...number }
  return (
    <WriteDialog {...dialog} size="small" title={words.planOf(boat.vehicle_name)} send={words.save}>
      <TextField label={words.hoursNow} hint={words.hoursNowHint} {...unit} {...field('engine_hours')} />
      <div className={styles.pair}>
        <TextField label={words.everyHours} {...unit} {...field('every_hours')} />
        <TextField label={words.everyMonths} {...number} suffix={words.unitMonths} {...field('every_months')} />
      </div>
      <TextField label={words.nextOn} optional hint={words.nextOnHint} type="date" {...field('due_on')} />
    </WriteDialog>
  )
}
