import { type Cents, currencies, formatExact, formatPlain } from '#kit/shared/money.ts'
import { type Option, SelectField } from '#kit/ui/select-field.tsx'
import type { shortReasons } from '../../dealings/rules/payments.ts'

/** An amount of the bank's, whatever its currency. */
export function bankMoney(cents: Cents, currency: string): string {
  const known = currencies.find((one) => one === currency)
  return known ? formatExact(cents, known) : `${formatPlain(cents)} ${currency}`
}

export type Missing = 'open' | (typeof shortReasons)[number]

const options: readonly Option<Missing>[] = [
  { value: 'open', label: 'Stays open' },
  { value: 'fee', label: 'Is a fee of the bank: the invoice is paid' },
  { value: 'discount', label: 'Is a discount for paying early: it is paid' },
]

type MissingChoiceProps = { cents: Cents; currency: string; value: Missing; onChange: (value: Missing) => void }

/** What becomes of the part of an invoice that did not come. */
export const MissingChoice = ({ cents, currency, ...select }: MissingChoiceProps) => (
  <SelectField label={`The ${bankMoney(cents, currency)} that did not come`} options={options} {...select} />
)
