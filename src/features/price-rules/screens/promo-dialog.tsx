import { EditDialog, useEdit } from '#features/settings/screens/office/edit-dialog.tsx'
import type { Day } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { getPrices, type PromoCode, promoForm, savePromoCode } from '../contract/staff.ts'
import { promoMax } from '../contract.ts'
import { words } from '../words.ts'
import { ChangeFields, SpanFields } from './change-fields.tsx'
import { promoDraft, sentPromo } from './draft.ts'

type PromoDialogProps = { promo: PromoCode | undefined; today: Day; onClose: () => void }

/** Adding or changing a promo code. */
export function PromoDialog({ promo, today, onClose }: PromoDialogProps) {
  const { draft, save, change, field } = useEdit(() => promoDraft(promo, today), savePromoCode, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.saved)
      onClose()
    },
  })
  const sent = sentPromo(draft)
  const wrong = errorsOf(promoForm, sent)
  return (
    <EditDialog
      title={promo ? words.changeCode : words.newCode}
      wrong={wrong}
      save={save}
      onSave={() => save.mutate({ body: promoForm.parse(sent) })}
      onClose={onClose}
    >
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
