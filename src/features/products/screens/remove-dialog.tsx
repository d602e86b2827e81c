import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { WriteDialog } from '#kit/ui/write-dialog.tsx'
import { deleteProduct, getAllProducts, type Product } from '../contract.ts'
import { words } from '../words.ts'

/** The question before a product is taken out of the offer. */
export function RemoveDialog({ product, onClose }: { product: Product; onClose: () => void }) {
  const { id, name, in_carts } = product
  const write = useWrite(deleteProduct, {
    refreshes: [getAllProducts],
    onSuccess: () => {
      toast(words.wasRemoved(name), { seconds: 3 })
      onClose()
    },
  })
  return (
    <WriteDialog
      size="small"
      title={words.removeIt(name)}
      write={write}
      leave={words.keepIt}
      send={words.remove}
      sending={words.removing}
      danger
      onSend={() => write.mutate({ params: { id } })}
      onClose={onClose}
    >
      <p>{words.removeText}</p>
      {in_carts > 0 && <p>{words.stillPayable(in_carts)}</p>}
    </WriteDialog>
  )
}
