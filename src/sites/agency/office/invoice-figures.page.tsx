import { InvoiceFiguresScreen } from '#features/invoices/figures/screens/invoice-figures.tsx'
import { officeMeta, officePage } from './office.tsx'

export const meta = officeMeta('Figures', 'VAT, bookings and recurring revenue')

export default officePage('admin', (user) => <InvoiceFiguresScreen user={user} />)
