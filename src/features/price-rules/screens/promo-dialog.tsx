import { useState } from 'react'
import { EditDialog } from '#features/settings/screens/office/edit-dialog.tsx'
import type { Day } from '#kit/shared/day.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit } from '#kit/ui/write-dialog.tsx'
import { getPrices, type PromoCode, promoForm, savePromoCode } from '../contract/staff.ts'
import { promoMax } from '../contract.ts'
import { words } from '../words.ts'
import { ChangeFields, SpanFields } from './change-fields.tsx'
import { promoDraft, sentPromo } from './draft.ts'

type PromoDialogProps = { promo: PromoCode | undefined; today: Day; onClose: () => void }

/** Adding or changing a promo code. */
export function PromoDialog({ promo, today, onClose }: PromoDialogProps) {
  const state = useState(() => promoDraft(promo, today))
  const { draft, change, field, dialog } = useEdit(state, savePromoCode, {
    form: promoForm,
    formOf: sentPromo,
    refreshes: [getPrices],
    onDone: () => toast(words.saved),
    onClose,
  })
  return (
    <EditDialog {...dialog} title={promo ? words.changeCode : words.newCode}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        maxLength={promoMax}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...field('code')}
      />
      <ChangeFields draft={draft} change={change} onlyLess />
      <SpanFields draft={draft} change={change} />
      <TextField
        label={words.maxUses}
        hint={words.maxUsesHint}
        optional
        inputMode="numeric"
        autoComplete="off"
        maxLength={6}
        {...field('max_uses')}
      />
    </EditDialog>
  )
}
