import { InvoiceFiguresScreen } from '#features/invoices/figures/screens/invoice-figures.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta(
  'Figures',
  'VAT of a month, bookings for the tax adviser, and what comes back every month',
)

export default officePage('admin', (user) => <InvoiceFiguresScreen user={user} />)
