import { EditDialog, useEdit } from '#features/settings/screens/office/edit-dialog.tsx'
import type { Day } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { toast } from '#kit/ui/toasts.ts'
import { getPrices, ruleForm, savePriceRule } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { words } from '../words.ts'
import { ruleDraft, sentRule } from './draft.ts'
import { RulePreview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'

type RuleDialogProps = { rule: PriceRule | undefined; today: Day; onClose: () => void }

/** Adding or changing a rule, with what the last year would have cost by it. */
export function RuleDialog({ rule, today, onClose }: RuleDialogProps) {
  const { draft, save, change } = useEdit(() => ruleDraft(rule, today), savePriceRule, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.saved)
      onClose()
    },
  })
  const sent = sentRule(draft)
  const wrong = errorsOf(ruleForm, sent)
  return (
    <EditDialog
      title={rule ? words.changeRule : words.newRule}
      wrong={wrong}
      save={save}
      onSave={() => save.mutate({ body: ruleForm.parse(sent) })}
      onClose={onClose}
      beside={
        <RulePreview
          asked={wrong.some(({ field }) => field !== 'name') ? undefined : { rule: { ...sent, name: '-' } }}
        />
      }
    >
      <RuleFields draft={draft} change={change} />
    </EditDialog>
  )
}
