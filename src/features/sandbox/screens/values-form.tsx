import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { NumberField } from '#kit/ui/number-field.tsx'
import { SelectField } from '#kit/ui/select-field.tsx'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import type { SandboxField, SandboxTemplate } from '../contract.ts'
import type { Values } from './use-values.ts'
import styles from './values-form.module.css'

type ValuesFormProps = { template: SandboxTemplate; values: Values; errors: readonly FieldError[] }

/** What of the sample can be edited, under its headings. */
export function ValuesForm({ template: { fields }, values, errors }: ValuesFormProps) {
  const parts = [...new Set(fields.map(({ part }) => part))]
  const count = Object.keys(values.edited).length
  return (
    <Form className={styles.form} onSubmit={() => {}} errors={errors} aria-label="Values">
      <div className={styles.head}>
        <p className={layout.note} role="status">
          {count === 0 ? 'As in the sample' : count === 1 ? '1 value edited' : `${count} values edited`}
        </p>
        <Button variant="secondary" size="small" disabled={count === 0} onClick={values.reset}>
          Reset to sample
        </Button>
      </div>
      {parts.map((part) => (
        <fieldset key={part} className={layout.stack3}>
          <legend className={styles.legend}>{part}</legend>
          {fields
            .filter((field) => field.part === part)
            .map((field) => (
              <Value key={field.name} field={field} values={values} />
            ))}
        </fieldset>
      ))}
    </Form>
  )
}

function Value({ field, values }: { field: SandboxField; values: Values }) {
  const { name, label, kind, optional = false, max, min, step, unit, choices = [] } = field
  const value = values.valueOf(name)
  const shared = { name, label, optional, autoComplete: 'off' }
  const text = { ...shared, value: String(value), onChange: (typed: string) => values.change(name, typed) }
  switch (kind) {
    case 'paragraph':
      return <TextArea {...text} rows={3} {...(max !== undefined && { max })} />
    case 'amount':
      return <TextField {...text} inputMode="decimal" prefix={unit || undefined} />
    case 'day':
      return <TextField {...text} type="date" />
    case 'choice':
      return <SelectField {...text} options={choices} />
    case 'flag':
      return (
        <Checkbox
          name={name}
          label={label}
          checked={value === true}
          onChange={(checked) => values.change(name, checked)}
        />
      )
    case 'number':
      return (
        <NumberField
          {...shared}
          value={typeof value === 'number' ? value : undefined}
          onChange={(number) => values.change(name, number ?? '')}
          {...(max !== undefined && { max })}
          {...(min !== undefined && { min })}
          {...(step !== undefined && { step })}
        />
      )
    default:
      return <TextField {...text} spellCheck={false} />
  }
}
