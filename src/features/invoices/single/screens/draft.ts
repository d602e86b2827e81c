import { currencyOf } from '#kit/shared/countries.ts'
import type { Answer } from '#kit/shared/endpoint.ts'
import { type DocumentCustomer, documentForm, documentKinds, type getDocumentDesk } from '../contract.ts'
import { itemsOf, totalsFor, usualRates } from '../rules.ts'

export type Desk = Answer<typeof getDocumentDesk>

const blankLine = { item: '', price: '', quantity: '', unit: '', discount: '', vatRate: '', from: '', until: '' }
export type LineText = typeof blankLine
export const aLine = (): LineText => ({ ...blankLine })

const blank = {
  ...{ customer: '', quote: '', isNew: '', business: '', name: '', email: '', streetAndNumber: '', zipCodeAndCity: '' },
  ...{ country: '', vatId: '', vatRate: '', dueDays: '14', discountDays: '', discountRate: '', leitwegId: '' },
  ...{ orderReference: '', subject: '', body: '', share: '', validDays: '30' },
  kind: 'single' as (typeof documentKinds)[number],
  settles: [] as number[],
  items: [blankLine],
}
/** A document as it is typed. */
export type Draft = typeof blank

/** Whom a document is for, with their terms. */
export const chosen = ({ id, business, dueDays, discountDays, discountRate, leitwegId }: DocumentCustomer) => ({
  ...{ customer: String(id), business, leitwegId, dueDays: String(dueDays) },
  ...{ discountDays: String(discountDays || ''), discountRate: String(discountRate / 100 || '') },
})

/** What a new document begins with: as `?customer=7`, or `?quote=3&kind=final` of a quote, ask for. */
export function startOf(search: string, { customers, quotes, down_payments, seller_country: country }: Desk): Draft {
  const asked = new URLSearchParams(search)
  const kind = documentKinds.find((one) => one === asked.get('kind')) ?? 'single'
  const quote = quotes.find(({ id }) => id === Number(asked.get('quote')))
  const buyer = customers.find(({ id }) => id === (quote?.customer ?? Number(asked.get('customer'))))
  const { items = [], ...content } = quote?.content ?? {}
  const terms = Object.entries({ ...content, customer: buyer?.id, quote: quote?.id, subject: '', body: '' })
  const textOf = (value: unknown) => (value === undefined || value === 0 ? '' : String(value))
  const lines = items.map((line) => ({ ...blankLine, ...mapped(Object.entries(line), textOf) }))
  return {
    ...{ ...blank, country, vatRate: usualRates[country] ?? '', ...(buyer && chosen(buyer)) },
    ...(quote && { ...mapped(terms, textOf), business: quote.business, items: lines }),
    kind,
    settles: down_payments.flatMap(({ id, quote: of }) => (kind === 'final' && of === quote?.id ? [id] : [])),
  }
}

const mapped = (entries: [string, unknown][], change: (value: unknown) => string) =>
  Object.fromEntries(entries.map(([name, value]) => [name, change(value)]))

/** What the lines come to that are complete; undefined while something is wrong. */
export function totalsOfDraft(draft: Draft, { customers, quotes, down_payments: downPayments, ...desk }: Desk) {
  const seller = { country: desk.seller_country, smallBusiness: desk.small_business }
  const items = draft.items.filter(({ item, price }) => item !== '' && price !== '')
  const { data: form } = documentForm.safeParse({ ...draft, items })
  if (!form) return undefined
  const { country, vatId, vatExemption } = form
  const typed = { country, vatId, vatExemption, vatRate: Math.round(form.vatRate * 100) }
  const buyer = customers.find(({ id }) => id === form.customer) ?? typed
  const quote = quotes.find(({ id }) => id === form.quote)?.reference
  return {
    currency: currencyOf(buyer.country),
    ...totalsFor(itemsOf(form, buyer, { downPayments, quote }), buyer, seller),
  }
}
