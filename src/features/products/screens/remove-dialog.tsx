import { useEffect } from 'react'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { FormError } from '#kit/ui/form.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { deleteProduct, getAllProducts, type Product } from '../contract.ts'
import styles from './product-dialog.module.css'

type RemoveDialogProps = { product: Product | undefined; onClose: () => void }

/** The question before a product is taken out of the offer. */
export function RemoveDialog({ product, onClose }: RemoveDialogProps) {
  const write = useWrite(deleteProduct, {
    refreshes: [getAllProducts],
    onSuccess: () => {
      toast(`${product?.name} was removed`, { seconds: 3 })
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
      title={`Remove ${product?.name}?`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose} aria-disabled={write.isPending || undefined}>
            Keep it
          </Button>
          <Button variant="danger" busy={write.isPending} busyLabel="Removing..." onClick={remove}>
            Remove
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <FormError message={write.error?.message} />
        <p>It is no longer offered at the cash register. What was sold of it stays in the books.</p>
        {product !== undefined && product.in_carts > 0 && (
          <p>{product.in_carts} of it in a cart right now can still be paid.</p>
        )}
      </div>
    </Dialog>
  )
}
