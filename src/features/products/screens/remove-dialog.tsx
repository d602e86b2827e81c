import { useEffect } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { deleteProduct, getAllProducts, type Product } from '../contract.ts'
import { words } from '../words.ts'
import styles from './product-dialog.module.css'

type RemoveDialogProps = { product: Product | undefined; onClose: () => void }

/** The question before a product is taken out of the offer. */
export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const write = useWrite(deleteProduct, {
    refreshes: [getAllProducts],
    onSuccess: () => {
      toast(words.wasRemoved(product?.name), { seconds: 3 })
      onClose()
    },
  })
  const { reset } = write
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked afresh each time it opens
  useEffect(reset, [product?.id])
  const remove = () => {
    if (product && !write.isPending) write.mutate({ params: { id: product.id } })
  }
  return (
    <Dialog
      open={product !== undefined}
      onClose={onClose}
      size="small"
      dismissable={!write.isPending}
      title={words.removeIt(product?.name)}
      leave={words.keepIt}
      footer={
        <Button variant="danger" busy={write.isPending} busyLabel={words.removing} onClick={remove}>
          {words.remove}
        </Button>
      }
    >
      <div className={styles.body}>
        <FormError message={write.error?.message} />
        <p>{words.removeText}</p>
        {product !== undefined && product.in_carts > 0 && <p>{words.stillPayable(product.in_carts)}</p>}
      </div>
    </Dialog>
  )
}
