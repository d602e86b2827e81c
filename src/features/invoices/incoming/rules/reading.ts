import type { Cents } from '#kit/shared/money.ts'
import type { Element } from '../../bank/rules/camt.ts'
import { centsAt, dayAt, found, numberAt, said, texts } from './paths.ts'
import { type PathName, paths } from './syntaxes.ts'

/** What reads an invoice, in whichever syntax it is; undefined where the document is none. */
export function readerOf(document: Element) {
  const [ubl] = found(document, 'Invoice|CreditNote')
  const [cii] = found(document, 'CrossIndustryInvoice')
  const top = ubl ?? (cii && partsOf(cii))
  if (!top) return undefined
  const syntax = ubl ? 0 : 1
  const by =
    <T>(read: (from: Element, path: string) => T) =>
    (name: PathName, from: Element = top) =>
      read(from, paths[name][syntax])
  const [all, text, cents] = [by(found), by(said), by(centsAt)]
  const isCharge = (one: Element) => !/^(false|0)$/.test(text('isCharge', one))
  const party = (name: 'seller' | 'buyer'): Element => all(name)[0] ?? {}
  return {
    ...{ top, all, text, texts: by(texts), number: by(numberAt), cents, day: by(dayAt) },
    ...{ seller: party('seller'), buyer: party('buyer'), currency: text('currency') },
    pathOf: (pair: readonly [ubl: string, cii: string]): string => pair[syntax],
    /** What is added as freight says nothing else. */
    isCharge,
    signed: (one: Element): Cents => (isCharge(one) ? 1 : -1) * cents('amount', one),
    isCredit: text('type') === '381',
    /** Not what groups others, or only says something. */
    lines: all('lines').filter((line) => !/^(GROUP|INFORMATION)$/.test(text('lineKind', line))),
    /** In the invoice's currency: it may be said in that of the tax as well. */
    vat: all('vat')
      .filter((one) => [text('currency'), ''].includes(said(one, '@currencyID')))
      .map((one) => centsAt(one, '.'))[0],
  }
}
export type Reader = NonNullable<ReturnType<typeof readerOf>>

/** So that paths need not begin with all that lies around what they are about. */
function partsOf(root: Element): Element {
  const part = (path: string, from = root) => found(from, path)[0] ?? {}
  const T = part('SupplyChainTradeTransaction')
  const [A, D] = [part('ApplicableHeaderTradeAgreement', T), part('ApplicableHeaderTradeDelivery', T)]
  const S = part('ApplicableHeaderTradeSettlement', T)
  const M = part('SpecifiedTradeSettlementHeaderMonetarySummation', S)
  const profile = part('ExchangedDocumentContext/GuidelineSpecifiedDocumentContextParameter')
  return { profile, doc: part('ExchangedDocument'), T, A, D, S, M }
}
