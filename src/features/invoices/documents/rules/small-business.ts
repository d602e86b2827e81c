import { missingOfVat, type VatOf, vatCaseOf } from '../../issuing/rules/vat.ts'

/** What becoming a small business changes, or being none any more. */
export type Switch = {
  /** Active customers whose next invoices have another VAT than now. */
  changed: number
  /** Those of all who could not be invoiced any more: without a rate or a VAT id. */
  missing: number
  /** Ordered invoices that wait to be sent. */
  waiting: number
}

export function switchOf(customers: readonly VatOf[], country: string, on: boolean): Omit<Switch, 'waiting'> {
  const [before, after] = [!on, on].map((smallBusiness) => ({ country, smallBusiness })) as [Seller, Seller]
  const isChanged = (one: VatOf) => vatCaseOf(one, before) !== vatCaseOf(one, after)
  const isMissing = (one: VatOf) => missingOfVat(one, after) !== undefined
  return { changed: customers.filter(isChanged).length, missing: customers.filter(isMissing).length }
}
type Seller = { country: string; smallBusiness: boolean }

/** What is said of it before somebody does it. */
export function switchWords({ changed, missing, waiting }: Switch, on: boolean): string {
  const whose = changed === 1 ? 'The next invoices of 1 customer' : `The next invoices of ${changed} customers`
  return [
    on ? `${whose} will charge no VAT and say why.` : `${whose} will charge VAT again, by the rate of each.`,
    waiting > 0 && `So will those that wait to be sent (${waiting}).`,
    missing > 0 && `${missing} cannot be invoiced before a VAT rate or a VAT id is entered.`,
    'Invoices that were sent stay as they are.',
  ]
    .filter(Boolean)
    .join(' ')
}
