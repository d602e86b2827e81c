import { useId } from 'react'
import { Banner } from '#kit/ui/banner.tsx'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { Form, FormError } from '#kit/ui/form.tsx'
import { words as kitWords } from '#kit/ui/words.ts'
import { words } from '../words.ts'
import styles from './product-dialog.module.css'
import { ProductFields } from './product-fields.tsx'
import { type ProductFormOf, useProductForm } from './use-product-form.ts'

/** Adding or changing a product. What is typed stays when it is closed, until it is saved or started over. */
export function ProductDialog(props: ProductFormOf) {
  const { user, type, product, isNew, onClose } = props
  const formId = useId()
  const form = useProductForm(props)
  const isGone = !isNew && !product
  return (
    <Dialog
      open
      onClose={onClose}
      dismissable={!form.isSaving}
      title={isNew ? words.newOnes[type] : product ? words.changeOf(product.name) : words.changeProduct}
      leave={isGone ? kitWords.close : words.cancel}
      footer={
        !isGone && (
          <Button type="submit" form={formId} busy={form.isSaving} busyLabel={words.saving}>
            {isNew ? words.add : words.save}
          </Button>
        )
      }
    >
      {isGone ? (
        <FormError message={words.gone} />
      ) : (
        <Form id={formId} className={styles.body} onSubmit={form.submit} errors={form.errors}>
          {form.isLeftOver && (
            <Banner
              tone="info"
              action={
                <Button variant="quiet" size="small" onClick={form.startOver}>
                  {kitWords.startOver}
                </Button>
              }
            >
              {kitWords.leftOver}
            </Banner>
          )}
          <FormError message={form.failure} />
          {form.conflict && (
            <Banner tone="warning" title={words.changedMeanwhile}>
              {form.conflict} {words.replaceIt}
            </Banner>
          )}
          <ProductFields type={type} isAdmin={user.admin} product={product} form={form} />
        </Form>
      )}
    </Dialog>
  )
}
