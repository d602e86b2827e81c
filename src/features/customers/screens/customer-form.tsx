import { useId, useState } from 'react'
import { WaitingOrders } from '#features/invoices/run/screens/waiting-orders.tsx'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { useArrival } from '#kit/ui/arrival.ts'
import { Badge } from '#kit/ui/badge.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { EditMessages } from '#kit/ui/edit-messages.tsx'
import { Form } from '#kit/ui/form.tsx'
import layout from '#kit/ui/layout.module.css'
import { isInvoicedIn } from '../rules.ts'
import { AgainDialog, DeleteDialog, SendDialog, SimilarDialog } from './customer-dialogs.tsx'
import { CustomerFields } from './customer-fields.tsx'
import styles from './customer-form.module.css'
import { fieldNames } from './draft.ts'
import { InvoiceHistory } from './invoice-history.tsx'
import { MailPreview } from './letter/mail-preview.tsx'
import { type CustomerFormOf, useCustomerForm } from './use-customer-form.ts'

type CustomerFormProps = CustomerFormOf & {
  user: SignedInUser
  /** Currencies that can be invoiced. */
  setUp: readonly string[]
  /** Shows another customer instead. */
  onOpen: (customer: number) => void
}

/** A new customer, or the selected one with everything that can be done with it. */
export function CustomerForm(props: CustomerFormProps) {
  const { user, customer, day, timeZone, seller, setUp } = props
  const form = useCustomerForm(props)
  const formId = useId()
  const [asksToDelete, setAsksToDelete] = useState(false)
  const heading = useArrival<HTMLHeadingElement>(form.isSent)
  return (
    <section className={styles.card} aria-labelledby={`${formId}-title`}>
      <header className={styles.head}>
        <div>
          {customer && <p className={layout.note}>Selected Customer</p>}
          <h2 id={`${formId}-title`} className={styles.title} ref={heading} tabIndex={-1}>
            {customer ? customer.business : 'New Customer'}
          </h2>
        </div>
        {customer && (
          <p className={layout.row2}>
            {isInvoicedIn(customer, day) && <Badge tone="success">Invoiced this month</Badge>}
            {!customer.active && <Badge>Inactive</Badge>}
            {form.hasEdits && <Badge tone="warning">Not saved</Badge>}
          </p>
        )}
      </header>
      <Form
        id={formId}
        className={layout.column5}
        errors={form.errors}
        onSubmit={() => form.submit(customer ? 'change' : 'add')}
      >
        <EditMessages
          what="customer"
          form={form}
          news={form.news.map((field) => fieldNames[field])}
          failure="An error has occurred"
          asked={['ALREADY_INVOICED', 'ALREADY_CUSTOMER']}
        />
        <CustomerFields form={form} isNew={!customer} day={day} timeZone={timeZone} setUp={setUp} seller={seller} />
        <div className={styles.actions}>
          <Button
            type="submit"
            variant={customer ? 'secondary' : 'primary'}
            busy={form.busyWith === 'add' || form.busyWith === 'change'}
          >
            {customer ? 'Save changes' : 'Add customer'}
          </Button>
          {customer && (
            <>
              <Button
                variant="secondary"
                busy={form.busyWith === 'deactivate'}
                onClick={() => form.settle('deactivate')}
              >
                {customer.active ? 'Deactivate' : 'Activate'}
              </Button>
              <MailPreview texts={form.texts} />
              <ButtonLink variant="secondary" to={`/invoices/new?customer=${customer.id}`}>
                New document
              </ButtonLink>
              {customer.active ? (
                <Button disabled={form.isSent} busy={form.busyWith === 'send'} onClick={form.askToSend}>
                  {form.isSent ? 'DONE' : 'Send'}
                </Button>
              ) : (
                <Button variant="danger" busy={form.busyWith === 'delete'} onClick={() => setAsksToDelete(true)}>
                  DELETE
                </Button>
              )}
            </>
          )}
        </div>
      </Form>
      {customer && (
        <div className={layout.column4}>
          <WaitingOrders customer={customer.id} />
          <InvoiceHistory user={user} customer={customer.id} today={day} />
          <p className={layout.tiny}>{customer.added_or_changed_by}</p>
        </div>
      )}
      <SendDialog form={form} timeZone={timeZone} />
      <SimilarDialog form={form} onOpen={props.onOpen} />
      <AgainDialog form={form} />
      {customer && (
        <DeleteDialog
          open={asksToDelete}
          business={customer.business}
          onClose={() => setAsksToDelete(false)}
          onDelete={() => {
            setAsksToDelete(false)
            form.settle('delete')
          }}
        />
      )}
    </section>
  )
}
