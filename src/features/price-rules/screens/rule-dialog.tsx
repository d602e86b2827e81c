import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import type { Day } from '#kit/shared/day.ts'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { getPrices, ruleForm, savePriceRule } from '../contract/staff.ts'
import type { PriceRule } from '../contract.ts'
import { words } from '../words.ts'
import { ruleDraft, sentRule } from './draft.ts'
import { RulePreview } from './preview.tsx'
import { RuleFields } from './rule-fields.tsx'

type RuleDialogProps = { rule: PriceRule | undefined; today: Day; onClose: () => void }

/** Adding or changing a rule, with what the last year would have cost by it. */
export function RuleDialog({ rule, today, onClose }: RuleDialogProps) {
  const state = useState(() => ruleDraft(rule, today))
  const { draft, change, dialog } = useEdit(state, savePriceRule, {
    form: ruleForm,
    formOf: sentRule,
    refreshes: [getPrices],
    onDone: () => toast(words.saved),
    onClose,
  })
  const isWrong = dialog.wrong.some(({ field }) => field !== 'name')
  const preview = <RulePreview asked={isWrong ? undefined : { rule: { ...sentRule(draft), name: '-' } }} />
  return (
    <EditDialog {...dialog} title={rule ? words.changeRule : words.newRule} beside={preview}>
      <RuleFields draft={draft} change={change} />
    </EditDialog>
  )
}
