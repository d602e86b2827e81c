import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { getPrices, removePriceRule, removePromoCode } from '../contract/staff.ts'
import { words } from '../words.ts'
import styles from './dialogs.module.css'
import { RulePreview } from './preview.tsx'

export type Removed = { what: 'rule' | 'code'; id: number; name: string }

/** The question before a rule or a promo code goes; of a rule with what the last year would have cost without it. */
export function RemoveDialog({ removed, onClose }: { removed: Removed; onClose: () => void }) {
  const { what, id, name } = removed
  const remove = useWrite(what === 'rule' ? removePriceRule : removePromoCode, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.ruleRemoved(name))
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!remove.isPending}
      title={words.removeIt(name)}
      leave={words.cancel}
      footer={
        <Button
          variant="danger"
          busy={remove.isPending}
          busyLabel={words.removing}
          onClick={() => remove.mutate({ params: { id } })}
        >
          {words.remove}
        </Button>
      }
    >
      <div className={styles.fields}>
        <FormError message={remove.error?.message} />
        {what === 'rule' ? <RulePreview asked={{ remove: id }} alone /> : <p>{words.codeRemovedText}</p>}
      </div>
    </Dialog>
  )
}
