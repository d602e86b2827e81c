import { auditLabel } from '#features/audit-log/rules/label.ts'
import { currencyOf } from '#kit/shared/countries.ts'
import { formatPlain, toCents } from '#kit/shared/money.ts'
import { play } from '#kit/ui/demo.ts'
import { type CustomerForm, handleCustomer } from './contract/handle.ts'
import { type Customer, getCustomersList } from './contract.ts'
import { withCustomer } from './screens/draft.ts'

export const plays = [
  play(handleCustomer, ({ body }, { by, today, newId, known, show }) => {
    const before = known(getCustomersList)[0]?.customers_list.find(({ id }) => id === body.id)
    const label = auditLabel(before ? 'Changed' : 'Added', by.username, today)
    const customer = body.invoicesMode === 'delete' ? null : customerOf(body, before, { id: newId(), label })
    show(getCustomersList, (all) => withCustomer(all, before?.id, customer))
    return { customer }
  }),
]

/** What the server would have made of a form. */
function customerOf(
  form: CustomerForm,
  before: Customer | undefined,
  { id, label }: { id: number; label: string },
): Customer {
  const {
    id: _,
    version: _seen,
    again: _again,
    anyway: _anyway,
    isActive,
    invoicesMode,
    totalPrice: _total,
    ...kept
  } = form
  if (invoicesMode === 'deactivate' && before) return { ...before, active: isActive ?? !before.active }
  return {
    ...{ id, active: true, invoiceDates: [], paymentDates: [], version: 1 },
    ...before,
    ...kept,
    type: form.type ?? 'RentalRevolution',
    totalPrice: formatPlain(form.invoiceItems.reduce((sum, { price }) => sum + toCents(price), 0)),
    currency: currencyOf(form.country),
    added_or_changed_by: label,
  }
}
