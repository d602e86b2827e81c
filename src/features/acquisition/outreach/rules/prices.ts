import { currencyOf } from '#kit/shared/countries.ts'
import type { Currency } from '#kit/shared/money.ts'

/** What a website costs once and each month, as it is written to businesses of a country. */
export type OutreachPrices = { setup: string; monthly: string }

/** Net, in whole units. Round in each currency, and so not converted. */
const prices: Readonly<Record<Currency, OutreachPrices>> = {
  EUR: { setup: '2000 €', monthly: '100 €' },
  CHF: { setup: 'CHF 1900', monthly: 'CHF 95' },
  GBP: { setup: '£1800', monthly: '£90' },
  USD: { setup: '$2500', monthly: '$120' },
  CAD: { setup: '$3300', monthly: '$165' },
  AUD: { setup: '$3600', monthly: '$180' },
}

/** What is offered to businesses of a country: euros wherever it has no price of its own. */
export const outreachPrices = (country: string): OutreachPrices => prices[currencyOf(country)]
