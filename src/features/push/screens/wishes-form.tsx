import { useState } from 'react'
import { Pair } from '#features/settings/screens/office/settings-part.tsx'
import { formatHour } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Checkbox } from '#kit/ui/checkbox.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { SelectField } from '#kit/ui/select-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPush, type Push, type PushKind, pushKinds, saveWishes } from '../contract.ts'
import { quietErrors } from '../rules.ts'
import { words } from '../words.ts'
import styles from './wishes-form.module.css'

const none = 'none'
const hours = [
  { value: none, label: '–' },
  ...Array.from({ length: 48 }, (_, i) => ({ value: String(i / 2), label: formatHour(i / 2) })),
]
const asHour = (text: string) => (text === none ? undefined : Number(text))

/** What one wants to be told, and when not. */
export function WishesForm({ push }: { push: Push }) {
  const [kinds, setKinds] = useState<readonly PushKind[]>(push.kinds)
  const [from, setFrom] = useState(String(push.quiet_from ?? none))
  const [until, setUntil] = useState(String(push.quiet_until ?? none))
  const save = useWrite(saveWishes, { refreshes: [getPush], onSuccess: () => toast(words.saved) })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const submit = () => {
    const quiet = { quiet_from: asHour(from), quiet_until: asHour(until) }
    const found = quietErrors(quiet)
    setErrors(found)
    if (found.length > 0 || save.isPending) return
    save.mutate(
      { body: { kinds: [...kinds], ...quiet } },
      {
        onError: ({ errors: refused, message }) =>
          setErrors(refused.length > 0 ? refused : [{ field: 'quiet_until', message }]),
      },
    )
  }
  return (
    <Form onSubmit={submit} errors={errors} className={layout.stack4}>
      <fieldset className={layout.stack2}>
        <legend className={styles.legend}>{words.tellMeOf}</legend>
        {pushKinds.map((kind) => (
          <Checkbox
            key={kind}
            label={words.kinds[kind]}
            checked={kinds.includes(kind)}
            onChange={(wanted) => setKinds(pushKinds.filter((one) => (one === kind ? wanted : kinds.includes(one))))}
          />
        ))}
      </fieldset>
      <fieldset className={layout.stack2}>
        <legend className={styles.legend}>{words.quiet}</legend>
        <p className={layout.note}>{words.quietText}</p>
        <Pair short>
          <SelectField label={words.from} name="quiet_from" options={hours} value={from} onChange={setFrom} />
          <SelectField label={words.until} name="quiet_until" options={hours} value={until} onChange={setUntil} />
        </Pair>
      </fieldset>
      <div>
        <Button type="submit" variant="secondary" busy={save.isPending}>
          {words.save}
        </Button>
      </div>
    </Form>
  )
}
