import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { fromWire } from '#kit/shared/wire.ts'
import { amend } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdits } from '#kit/ui/use-edits.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import {
  addOrChangeProduct,
  getAllProducts,
  type Product,
  type ProductType,
  product as productSchema,
} from '../contract.ts'
import { words } from '../words.ts'
import { checkDraft, edited, lowered, newsOf, shownTexts, type TextField, textsOf, without } from './draft.ts'

export type ProductFormOf = {
  user: SignedInUser
  type: ProductType
  /** As it is by now; undefined for a new one, and for one that was removed meanwhile. */
  product: Product | undefined
  isNew: boolean
  onClose: () => void
}

/** What is typed of a product, kept until it is saved, and saving it. */
export function useProductForm({ user, type, product, isNew, onClose }: ProductFormOf) {
  const record = useEdits<TextField, 'save'>(`product-form-${type}-${product?.id ?? 'new'}`)
  const { edits, errors, isLeftOver, startOver } = record
  const [reverted, setReverted] = useState<string>()
  const [conflict, setConflict] = useState<string>()

  const write = useWrite(addOrChangeProduct, {
    refreshes: [getAllProducts],
    onSuccess: ({ name }) => {
      record.saved()
      toast(isNew ? words.wasAdded(name) : words.wasSaved(name), { seconds: 3 })
      onClose()
    },
    onError: (error) => {
      if (error.code !== 'PRODUCT_CHANGED') return record.fail('save', error)
      const { product, fields } = error.extra as { product: Product; fields: TextField[] }
      const now = fromWire(productSchema, product)
      const texts = textsOf(now)
      setConflict(fields.map((field) => words.isNow(words.fieldNames[field], texts[field])).join(' '))
      record.fail('save', error, texts)
      amend(getAllProducts, undefined, ({ product_data }) => ({
        product_data: product_data.map((one) => (one.id === now.id ? now : one)),
      }))
    },
  })

  /** Puts back what an employee made less. Says whether there was anything. */
  const putBack = (): boolean => {
    const fields = user.admin ? [] : lowered(edits, product)
    if (fields.length === 0) return false
    const texts = textsOf(product)
    const back = fields.map((field) => words.isAgain(words.fieldNames[field], texts[field])).join(' ')
    setReverted(words.reverted(back))
    record.setEdits((before) => without(before, fields))
    return true
  }

  const submit = () => {
    if (write.isPending || putBack()) return
    const { form, errors: wrong } = checkDraft(edits, { type, product, isAdmin: user.admin })
    record.begin(wrong)
    setConflict(undefined)
    if (form) write.mutate({ body: form })
  }

  return {
    texts: shownTexts(edits, product),
    news: newsOf(edits, product),
    errors,
    reverted,
    conflict,
    /** What went wrong that no field says. */
    failure: write.error && write.error.errors.length === 0 && !conflict ? write.error.message : undefined,
    isSaving: write.isPending,
    isLeftOver,
    type: (field: TextField, text: string) => {
      setReverted(undefined)
      record.type(
        (before) => edited(before, field, text, product),
        () => false,
      )
    },
    /** A field was left. */
    leave: () => void putBack(),
    submit,
    startOver,
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
