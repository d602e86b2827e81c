import type { UnpaidInvoice } from '../../contract.ts'

/** Unpaid invoices of which a field contains what is searched for, whatever the case; all of them without any. */
export function findUnpaid<I extends Pick<UnpaidInvoice, 'business' | 'website' | 'name' | 'email' | 'reference'>>(
  invoices: readonly I[],
  search: string,
): readonly I[] {
  const wanted = search.trim().toLowerCase()
  if (wanted === '') return invoices
  return invoices.filter(({ business, website, name, email, reference }) =>
    [business, website, name, email, reference].some((text) => text.toLowerCase().includes(wanted)),
  )
}
