import { Button } from '#kit/ui/button.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { mostSteps } from '../contract/staff.ts'
import { words } from '../words.ts'
import styles from './terms.module.css'
import { type StepDraft, withStep } from './terms-draft.ts'

type StepsFieldsProps = { steps: readonly StepDraft[]; onSteps: (steps: readonly StepDraft[]) => void }

const units = (['days', 'months'] as const).map((value) => ({ value, label: words.units[value] }))
const fees = (['percent', 'euros'] as const).map((value) => ({ value, label: words.fees[value] }))

/** The ladder, step by step; the last one ends with the day of the start and cannot be taken away. */
export function StepsFields({ steps, onSteps }: StepsFieldsProps) {
  const change = (at: number, part: Partial<StepDraft>) =>
    onSteps(steps.map((step, i) => (i === at ? { ...step, ...part } : step)))
  return (
    <div>
      <h3>{words.ladder}</h3>
      <p className={layout.note}>{words.ladderHint}</p>
      {steps.map((step, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a step is known by its place alone
        <fieldset key={i} className={styles.step}>
          <legend>{i === steps.length - 1 ? words.untilStart : words.stepNumber(i + 1)}</legend>
          {i < steps.length - 1 && (
            <div className={styles.row}>
              <TextField
                label={words.before}
                name={`steps.${i}.before`}
                inputMode="numeric"
                autoComplete="off"
                maxLength={3}
                value={step.before}
                onChange={(before) => change(i, { before })}
              />
              <SelectField
                label={words.unit}
                name={`steps.${i}.unit`}
                value={step.unit}
                onChange={(unit) => change(i, { unit })}
                options={units}
              />
            </div>
          )}
          <div className={styles.row}>
            <TextField
              label={words.fee}
              name={`steps.${i}.fee`}
              inputMode="numeric"
              autoComplete="off"
              maxLength={4}
              value={step.fee}
              onChange={(fee) => change(i, { fee })}
            />
            <SelectField
              label={words.feeIn}
              name={`steps.${i}.feeIn`}
              value={step.feeIn}
              onChange={(feeIn) => change(i, { feeIn })}
              options={fees}
            />
          </div>
          {i < steps.length - 1 && (
            <Button
              variant="quiet"
              size="small"
              aria-label={words.removeStep(i + 1)}
              onClick={() => onSteps(steps.filter((_, at) => at !== i))}
            >
              {words.remove}
            </Button>
          )}
        </fieldset>
      ))}
      {steps.length < mostSteps && (
        <Button variant="secondary" onClick={() => onSteps(withStep(steps))}>
          {words.addStep}
        </Button>
      )}
    </div>
  )
}
