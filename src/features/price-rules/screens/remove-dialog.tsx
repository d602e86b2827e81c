import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getPrices, removePriceRule, removePromoCode } from '../contract/staff.ts'
import { words } from '../words.ts'
import { RulePreview } from './preview.tsx'

export type Removed = { what: 'rule' | 'code'; id: number; name: string }

/** The question before a rule or a promo code goes; of a rule with what the last year would have cost without it. */
export function RemoveDialog({ removed: { what, id, name }, onClose }: { removed: Removed; onClose: () => void }) {
  const write = useWrite(what === 'rule' ? removePriceRule : removePromoCode, {
    refreshes: [getPrices],
    onSuccess: () => {
      toast(words.ruleRemoved(name))
      onClose()
    },
  })
  return (
    <WriteDialog
      title={words.removeIt(name)}
      write={write}
      leave={words.cancel}
      send={words.remove}
      sending={words.removing}
      danger
      onSend={() => write.mutate({ params: { id } })}
      onClose={onClose}
    >
      {what === 'rule' ? <RulePreview asked={{ remove: id }} alone /> : <p>{words.codeRemovedText}</p>}
    </WriteDialog>
  )
}
