import { useId, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPrices, ruleForm, savePriceRule } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { words } from '../words.ts'
import styles from './dialogs.module.css'
import { ruleDraft, sentRule } from './draft.ts'
import { RulePreview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'

type RuleDialogProps = { rule: PriceRule | undefined; today: Day; onClose: () => void }

/** Adding or changing a rule, with what the last year would have cost by it. */
export function RuleDialog({ rule, today, onClose }: RuleDialogProps) {
  const id = useId()
  const [draft, setDraft] = useState(() => ruleDraft(rule, today))
  const [tries, setTries] = useState(0)
  const sent = sentRule(draft)
  const wrong = errorsOf(ruleForm, sent)
  const save = useWrite(savePriceRule, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.saved)
      onClose()
    },
  })
  const refused = save.error instanceof ApiError ? save.error.errors : []
  const submit = () => {
    setTries(tries + 1)
    if (wrong.length === 0 && !save.isPending) save.mutate({ body: ruleForm.parse(sent) })
  }
  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      dismissable={!save.isPending}
      title={rule ? words.changeRule : words.newRule}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} aria-disabled={save.isPending || undefined}>
            {words.cancel}
          </Button>
          <Button type="submit" form={id} busy={save.isPending} busyLabel={words.saving}>
            {words.save}
          </Button>
        </>
      }
    >
      <div className={styles.halves}>
        <Form id={id} className={styles.fields} onSubmit={submit} errors={tries > 0 ? [...wrong, ...refused] : []}>
          <FormError message={refused.length > 0 ? undefined : save.error?.message} />
          <RuleFields
            draft={draft}
            change={(part) => {
              save.reset()
              setDraft((before) => ({ ...before, ...part }))
            }}
          />
        </Form>
        <RulePreview
          asked={wrong.some(({ field }) => field !== 'name') ? undefined : { rule: { ...sent, name: '-' } }}
        />
      </div>
    </Dialog>
  )
}
