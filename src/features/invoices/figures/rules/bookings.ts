import type { AccountKey, Accounts } from '#features/cash-register/accounting/contract.ts'
import type { Row } from '#features/cash-register/accounting/rules/datev.ts'
import type { Day } from '#kit/shared/day.ts'
import type { Frozen } from '../../issuing/rules/freeze.ts'
import { plainVatId, type VatCase } from '../../issuing/rules/vat.ts'

type Who = { customerId: number; business: string; vatId: string }
export type Booked = Who & { reference: string; day: Day } & Pick<Frozen, 'vatCase' | 'vatByRate'>

function revenueOf(vatCase: VatCase, vatRate: number): AccountKey {
  if (vatCase !== 'domestic' && vatCase !== 'cyprus') return vatCase
  const isKnown = vatCase === 'domestic' && (vatRate === 1900 || vatRate === 700)
  return isKnown ? `revenue_${vatRate === 700 ? 7 : 19}` : 'revenue_other'
}

/** Each rate of a document between its customer's account and revenue; what a credit note takes back the other way round. */
export const bookingsOf = (accounts: Accounts, documents: readonly Booked[]): Row[] =>
  documents.flatMap(({ reference: document, customerId, business, vatId, day, vatCase, vatByRate }) =>
    vatByRate
      .filter(({ gross }) => gross !== 0)
      .map(({ vatRate, gross }) => {
        const sides = [String(Number(accounts.debtors) + customerId), accounts[revenueOf(vatCase, vatRate)]]
        const [debit = '', credit = ''] = gross > 0 ? sides : sides.reverse()
        const recapitulated = vatCase === 'reverse_charge' ? plainVatId(vatId) : ''
        return { amount: Math.abs(gross), debit, credit, day, document, text: business, recapitulated }
      }),
  )
