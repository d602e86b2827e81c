import { useState } from 'react'
import { getCustomersList } from '#features/customers/contract.ts'
import { Button } from '#kit/ui/button.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { getPaperSettings, type PaperSettings, saveSmallBusiness } from '../contract.ts'
import { switchWords } from '../rules/small-business.ts'
import styles from './document-settings.module.css'

/** Whether invoices charge VAT. What changes is said before it does. */
export function SmallBusiness({ now }: { now: PaperSettings['small_business'] }) {
  const [asks, setAsks] = useState(false)
  const save = useWrite(saveSmallBusiness, {
    refreshes: [getPaperSettings, getCustomersList],
    onSuccess: (_, { body }) => {
      setAsks(false)
      toast(body.on ? 'Invoices charge no VAT from now on' : 'Invoices charge VAT from now on')
    },
  })
  const title = now.on ? 'Charge VAT again' : 'Charge no VAT any more'
  return (
    <section className={styles.part} aria-labelledby="papers-vat">
      <h2 id="papers-vat">VAT</h2>
      <p className={styles.note}>
        {now.on
          ? `Small business (${now.law}): no invoice charges VAT, and each says why.`
          : `VAT is charged by the country and the rate of each customer. A small business (${now.law}) charges none.`}
      </p>
      <div>
        <Button variant="secondary" onClick={() => setAsks(true)}>
          {title}
        </Button>
      </div>
      {asks && (
        <WriteDialog
          size="small"
          title={`${title}?`}
          write={save}
          leave="Leave it"
          send={title}
          onSend={() => save.mutate({ body: { on: !now.on, changed: now.changed } })}
          onClose={() => {
            setAsks(false)
            save.reset()
          }}
        >
          <p>{switchWords(now, !now.on)}</p>
        </WriteDialog>
      )}
    </section>
  )
}
