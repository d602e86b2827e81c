import { useState } from 'react'
import { auditLabel } from '#features/audit-log/rules/label.ts'
import { getInstallation } from '#features/settings/contract.ts'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useStaffWrite } from '#features/sign-in/screens/use-staff-write.ts'
import { wallClock } from '#kit/shared/day.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import { amend, useEndpoint } from '#kit/ui/server-state.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { addOrChangeProduct, getAllProducts, type Product, type ProductType, productMessages } from '../contract.ts'
import {
  checkDraft,
  type Edits,
  edited,
  fieldNames,
  lowered,
  newsOf,
  seenAnew,
  shownTexts,
  simulatedProduct,
  type TextField,
  textsOf,
  without,
} from './draft.ts'

const nothingTyped: Edits = {}

const byName = (a: Product, b: Product) => a.name.localeCompare(b.name)

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
  const key = `product-form-${type}-${product?.id ?? 'new'}`
  const [edits, setEdits] = useKept<Edits>(key, nothingTyped)
  const [isTouched, setTouched] = useState(false)
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [reverted, setReverted] = useState<string>()
  const [conflict, setConflict] = useState<string>()
  const timeZone = useEndpoint(getInstallation).data?.time_zone ?? 'UTC'

  const write = useStaffWrite(user, addOrChangeProduct, {
    refreshes: [getAllProducts],
    simulate: ({ body }) => {
      const simulated = simulatedProduct(
        body,
        product,
        auditLabel(product ? 'Changed' : 'Added', user.username, wallClock(timeZone).day),
      )
      amend(getAllProducts, undefined, ({ product_data }) => ({
        product_data: [...product_data.filter(({ id }) => id !== simulated.id), simulated].sort(byName),
      }))
      return simulated
    },
    onSuccess: ({ name }) => {
      forgetKept(key)
      toast(`${name} was ${isNew ? 'added' : 'saved'}`, { seconds: 3 })
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      if (error.code !== 'PRODUCT_CHANGED') return
      const { product: now, fields } = error.extra as { product: Product; fields: TextField[] }
      const texts = textsOf(now)
      setConflict(fields.map((field) => `${fieldNames[field]} is ${texts[field]} now.`).join(' '))
      setEdits((before) => seenAnew(before, now))
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
    const back = fields.map((field) => `${fieldNames[field]} is ${texts[field]} again.`).join(' ')
    setReverted(`${productMessages.onlyIncreases}. ${back}`)
    setEdits((before) => without(before, fields))
    return true
  }

  const submit = () => {
    if (write.isPending || putBack()) return
    const { form, errors: wrong } = checkDraft(edits, { type, product, isAdmin: user.admin })
    setErrors(wrong)
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
    /** There is text from before that was not saved. */
    isLeftOver: !isTouched && Object.keys(edits).length > 0,
    type: (field: TextField, text: string) => {
      setTouched(true)
      setReverted(undefined)
      setEdits((before) => edited(before, field, text, product))
    },
    /** A field was left. */
    leave: () => void putBack(),
    submit,
    startOver: () => {
      setErrors([])
      setEdits(nothingTyped)
    },
  }
}

export type ProductFormState = ReturnType<typeof useProductForm>
