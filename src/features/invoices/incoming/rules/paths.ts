import type { Day } from '#kit/shared/day.ts'
import type { Cents } from '#kit/shared/money.ts'
import { all, decoded, type Element, isElement } from '../../bank/rules/camt.ts'
import { dayOf, tidy } from '../../bank/rules/statement.ts'

/**
 * What stands at a path below an element: `Party/PartyName/Name`, `A|B` for both, `*` for a child of any name,
 * `PartyTaxScheme[TaxScheme.ID=VAT]/CompanyID` for those that say so, `[…!=…]` for the others, `.` for itself.
 */
export const found = (element: Element, path: string): Element[] =>
  path
    .split('|')
    .flatMap((way) => way.split('/').reduce((now, step) => now.flatMap((one) => stepped(one, step)), [element]))

function stepped(element: Element, step: string): Element[] {
  const [name = '', condition = ''] = step.split(/[[\]]/)
  if (step === '.') return [element]
  const names = name === '*' ? Object.keys(element).filter((one) => /^\w/.test(one)) : [name]
  const named = names.flatMap((one) => all(element, one))
  const children = named.map((one) => (isElement(one) ? one : { '#text': String(one ?? '') }))
  const [asked = '', wanted] = condition.split(/!?=/)
  const isWanted = (one: Element) => (said(one, asked.replaceAll('.', '/')) === wanted) !== condition.includes('!')
  return asked === '' ? children : children.filter(isWanted)
}

/** Every text at a path that says something, without what nobody sees. */
export const texts = (element: Element, path: string): string[] =>
  found(element, path)
    .map((one) => decoded(tidy(String(one['#text'] ?? ''))))
    .filter((text) => text !== '')

/** The first of them; empty without one. */
export const said = (element: Element, path: string): string => texts(element, path)[0] ?? ''

/** Not a number where there is none. */
export const numberAt = (element: Element, path: string): number =>
  Number(/^[+-]?(\d{1,15}(\.\d*)?|\.\d+)$/.exec(said(element, path))?.[0] ?? Number.NaN)

/** Not a number where there is none, or more than can be told to the cent. */
export function centsAt(element: Element, path: string): Cents {
  const units = numberAt(element, path)
  return Math.abs(units) < 1e11 ? Math.round(units * 100) : Number.NaN
}

/** As both syntaxes write it, `2026-11-28` and `20261128`. */
export function dayAt(element: Element, path: string): Day | undefined {
  const [, year, month, date] = /^(\d{4})-?(\d\d)-?(\d\d)(?!\d)/.exec(said(element, path)) ?? []
  return dayOf(Number(year), Number(month), Number(date))
}
