import { InvoiceCashRegister } from '#features/invoices/dealings/screens/invoice-cash-register.tsx'
import { Office } from './office.tsx'

export const meta = { title: 'Cash Register – Sternsinger', description: 'Which invoices were paid', noindex: true }

export default function CashRegisterPage() {
  return (
    <Office access="root">
      {(user) => <InvoiceCashRegister user={user} base="/cashregister" mainMenu="/internal" />}
    </Office>
  )
}
