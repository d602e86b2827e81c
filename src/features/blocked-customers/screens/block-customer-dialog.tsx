import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { errorsOf } from '#kit/shared/fields.ts'
import type { FieldError } from '#kit/shared/problem.ts'
import { Button } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { Form, FormError } from '#kit/ui/form.tsx'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { fieldOf, TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useWrite } from '#kit/ui/use-write.ts'
import { banCustomer, banForm, getBlacklist, reasonMax } from '../contract.ts'
import { whoIs } from '../rules.ts'
import { words } from '../words.ts'
import styles from './block-customer-dialog.module.css'

/** Who booked, as the booking says. */
export type CustomerOfBooking = { bookingId: number; name: string; phone: string; email: string }

type BlockCustomerDialogProps = {
  user: SignedInUser
  open: boolean
  onClose: () => void
  /** The customer of a booking; without one it is asked who. Employees who are no admins need one. */
  customer?: CustomerOfBooking
}

/** Excludes a customer from booking, for a reason. What is typed stays while the tab lives. */
export function BlockCustomerDialog({ user, open, onClose, customer }: BlockCustomerDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={customer ? words.blockIt(customer.name) : words.blockSomebody}>
      <BlockForm key={customer?.bookingId} user={user} customer={customer} onClose={onClose} />
    </Dialog>
  )
}

const nobody = { name: '', email: '', phone: '' }

type BlockFormProps = Pick<BlockCustomerDialogProps, 'user' | 'onClose'> & { customer: CustomerOfBooking | undefined }

function BlockForm({ user, customer, onClose }: BlockFormProps) {
  const { name, email, phone } = customer ?? nobody
  const draftKey = `block-customer-${customer?.bookingId ?? 'by-hand'}`
  const [draft, setDraft] = useKept(draftKey, { name, email, phone, reason: '' })
  const [errors, setErrors] = useState<readonly FieldError[]>([])
  const [failure, setFailure] = useState<string>()

  const block = useWrite(banCustomer, {
    refreshes: [getBlacklist],
    onSuccess: (entry) => {
      forgetKept(draftKey)
      toast(words.isBlocked(whoIs(entry)))
      onClose()
    },
    onError: (error) => {
      setErrors(error.errors)
      setFailure(error.errors.some(({ field }) => field in draft) ? undefined : error.message)
    },
  })

  const submit = () => {
    if (block.isPending) return
    const body = { ...draft, booking_id: customer?.bookingId }
    const found = errorsOf(banForm, body)
    setErrors(found)
    setFailure(undefined)
    if (found.length === 0) block.mutate({ body })
  }

  const bind = fieldOf(draft, (part) => setDraft((before) => ({ ...before, ...part })))
  const field = (name: keyof typeof draft) => ({ ...bind(name), autoComplete: 'off' })
  const reason = (
    <TextArea
      label={words.reason}
      hint={words.onlyStaff}
      rows={3}
      max={reasonMax}
      ref={customer === undefined ? undefined : firstFocus}
      {...field('reason')}
    />
  )
  return (
    <Form className={layout.stack5} errors={errors} onSubmit={submit}>
      {customer && reason}
      {customer && !user.admin ? (
        <Known customer={customer} />
      ) : (
        <fieldset className={styles.who}>
          <legend className={styles.legend}>{words.who}</legend>
          <p className={layout.note}>{words.oneIsEnough}</p>
          <div className={layout.stack4}>
            <TextField label={words.name} optional {...field('name')} />
            <TextField label={words.email} optional type="email" {...field('email')} />
            <TextField label={words.phone} optional type="tel" {...field('phone')} />
          </div>
        </fieldset>
      )}
      {!customer && reason}
      <FormError message={failure} />
      <div className={styles.buttons}>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        <Button type="submit" variant="danger" busy={block.isPending} busyLabel={words.blocking}>
          {words.block}
        </Button>
      </div>
    </Form>
  )
}

function Known({ customer: { name, email, phone } }: { customer: CustomerOfBooking }) {
  return (
    <dl className={styles.known}>
      <dt>{words.name}</dt>
      <dd>{name}</dd>
      <dt>{words.email}</dt>
      <dd>{email}</dd>
      <dt>{words.phone}</dt>
      <dd>{phone}</dd>
    </dl>
  )
}
