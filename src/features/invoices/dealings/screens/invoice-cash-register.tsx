import { useState } from 'react'
import type { SignedInUser } from '#features/sign-in/contract.ts'
import { OfficePage } from '#features/sign-in/screens/office-page.tsx'
import { Button, ButtonLink } from '#kit/ui/button.tsx'
import { Pending } from '#kit/ui/pending.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { useStepHistory } from '#kit/ui/step-history.ts'
import { getUnpaidInvoices, type UnpaidInvoice } from '../../contract.ts'
import { InvoiceCheckout } from './invoice-checkout.tsx'
import { InvoicePaid, type PaidNow } from './invoice-paid.tsx'
import { SelectInvoice } from './select-invoice.tsx'

type InvoiceCashRegisterProps = {
  user: SignedInUser
  /** Of the addresses below the cash register. */
  base: string
  mainMenu: string
}

/** The agency's till: choose the invoice that was paid, then book its money. */
export function InvoiceCashRegister({ user, base, mainMenu }: InvoiceCashRegisterProps) {
  const query = useEndpoint(getUnpaidInvoices)
  const [search, setSearch] = useState('')
  // As it was when it was chosen: it stands there still when somebody else has taken its money.
  const [chosen, setChosen] = useState<UnpaidInvoice>()
  const [paid, setPaid] = useState<PaidNow>()
  const invoices = query.data?.unpaid_invoices_list
  const current = invoices?.find(({ id }) => id === chosen?.id)
  useStepHistory({
    name: 'invoice till',
    step: paid ? 2 : chosen ? 1 : 0,
    kept: chosen?.id,
    goTo: (to, id) => {
      setPaid(undefined)
      if (!paid) setChosen(to === 1 ? invoices?.find((one) => one.id === id) : undefined)
    },
  })

  if (paid) {
    return (
      <OfficePage user={user} title="Checkout" step="paid">
        <InvoicePaid paid={paid} base={base} mainMenu={mainMenu} onNext={() => setPaid(undefined)} />
      </OfficePage>
    )
  }
  if (chosen) {
    const back = () => setChosen(undefined)
    return (
      <OfficePage
        user={user}
        title="Checkout"
        step="checkout"
        actions={
          <Button variant="secondary" onClick={back}>
            Back
          </Button>
        }
      >
        <InvoiceCheckout
          key={chosen.id}
          shown={chosen}
          current={current}
          isKnown={invoices !== undefined}
          onBack={back}
          onPaid={(result) => {
            setChosen(undefined)
            setPaid(result)
          }}
        />
      </OfficePage>
    )
  }
  return (
    <OfficePage
      user={user}
      title="Select Invoice"
      step="select"
      actions={
        <>
          <ButtonLink to={`${base}/cashposition`} variant="secondary">
            Cash position
          </ButtonLink>
          <ButtonLink to={`${base}/logbook`} variant="secondary">
            Logbook
          </ButtonLink>
        </>
      }
    >
      {invoices ? (
        <SelectInvoice invoices={invoices} search={search} onSearch={setSearch} onChoose={setChosen} />
      ) : (
        <Pending query={query} what="the unpaid invoices" />
      )}
    </OfficePage>
  )
}
