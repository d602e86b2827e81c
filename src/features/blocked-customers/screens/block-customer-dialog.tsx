import type { SignedInUser } from '#features/sign-in/contract.ts'
import { firstFocus } from '#kit/ui/first-focus.ts'
import { forgetKept, useKept } from '#kit/ui/kept-state.ts'
import layout from '#kit/ui/layout.module.css'
import { TextArea } from '#kit/ui/text-area.tsx'
import { TextField } from '#kit/ui/text-field.tsx'
import { toast } from '#kit/ui/toasts.ts'
import { useEdit, WriteDialog } from '#kit/ui/write-dialog.tsx'
import { banCustomer, banForm, getBlacklist, reasonMax } from '../contract.ts'
import { whoIs } from '../rules.ts'
import { words } from '../words.ts'
import styles from './block-customer-dialog.module.css'

/** Who booked, as the booking says. */
export type CustomerOfBooking = { bookingId: number; name: string; phone: string; email: string }

type BlockCustomerDialogProps = {
  user: SignedInUser
  onClose: () => void
  /** The customer of a booking; without one it is asked who. Employees who are no admins need one. */
  customer?: CustomerOfBooking
}

const nobody = { name: '', email: '', phone: '' }

/** Excludes a customer from booking, for a reason. What is typed stays while the tab lives. */
export function BlockCustomerDialog({ user, onClose, customer }: BlockCustomerDialogProps) {
  const { name, email, phone } = customer ?? nobody
  const draftKey = `block-customer-${customer?.bookingId ?? 'by-hand'}`
  const [draft, setDraft] = useKept(draftKey, { name, email, phone, reason: '' })
  const edit = useEdit([draft, setDraft], banCustomer, {
    form: banForm,
    formOf: (typed) => ({ ...typed, booking_id: customer?.bookingId }),
    refreshes: [getBlacklist],
    onDone: (entry) => {
      forgetKept(draftKey)
      toast(words.isBlocked(whoIs(entry)))
    },
    onClose,
  })
  const field = (part: keyof typeof draft) => ({ ...edit.field(part), autoComplete: 'off' })
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
    <WriteDialog
      {...edit.dialog}
      title={customer ? words.blockIt(customer.name) : words.blockSomebody}
      leave={words.cancel}
      send={words.block}
      sending={words.blocking}
      danger
    >
      {customer && reason}
      {customer && !user.admin ? (
        <Known customer={customer} />
      ) : (
        <fieldset className={layout.stack3}>
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
    </WriteDialog>
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
