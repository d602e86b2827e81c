import { InvoiceCashRegister } from '#features/invoices/dealings/screens/invoice-cash-register.tsx'
import { Office, officeMeta } from './office.tsx'

export const meta = officeMeta('Cash Register', 'Which invoices were paid')

export default function CashRegisterPage() {
  return (
    <Office access="root">
      {(user) => <InvoiceCashRegister user={user} base="/cashregister" mainMenu="/internal" />}
    </Office>
  )
}
