import { useId, useState } from 'react'
import type { Day } from '#kit/shared/day.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import { ApiError } from '#kit/ui/api.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPrices, type PromoCode, promoForm, savePromoCode } from '../contract/staff.ts'
import { promoMax } from '../contract.ts'
import { words } from '../words.ts'
import { ChangeFields, SpanFields } from './change-fields.tsx'
import styles from './dialogs.module.css'
import { type PromoDraft, promoDraft, sentPromo } from './draft.ts'

type PromoDialogProps = { promo: PromoCode | undefined; today: Day; onClose: () => void }

/** Adding or changing a promo code. */
export function PromoDialog({ promo, today, onClose }: PromoDialogProps) {
  const id = useId()
  const [draft, setDraft] = useState(() => promoDraft(promo, today))
  const [tries, setTries] = useState(0)
  const sent = sentPromo(draft)
  const wrong = errorsOf(promoForm, sent)
  const save = useWrite(savePromoCode, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.saved)
      onClose()
    },
  })
  const refused = save.error instanceof ApiError ? save.error.errors : []
  const change = (part: Partial<PromoDraft>) => {
    save.reset()
    setDraft((before) => ({ ...before, ...part }))
  }
  const submit = () => {
    setTries(tries + 1)
    if (wrong.length === 0 && !save.isPending) save.mutate({ body: promoForm.parse(sent) })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!save.isPending}
      title={promo ? words.changeCode : words.newCode}
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
      <Form id={id} className={styles.fields} onSubmit={submit} errors={tries > 0 ? [...wrong, ...refused] : []}>
        <FormError message={refused.length > 0 ? undefined : save.error?.message} />
        <TextField
          label={words.code}
          name="code"
          hint={words.codeHint}
          maxLength={promoMax}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          value={draft.code}
          onChange={(code) => change({ code })}
        />
        <ChangeFields draft={draft} change={change} onlyLess />
        <SpanFields draft={draft} change={change} />
        <TextField
          label={words.maxUses}
          name="max_uses"
          hint={words.maxUsesHint}
          optional
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          value={draft.max_uses}
          onChange={(max_uses) => change({ max_uses })}
        />
      </Form>
    </Dialog>
  )
}
