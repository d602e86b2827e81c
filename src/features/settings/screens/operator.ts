import { type Operator, operatorOf, operatorPlaces } from '../rules/operator.ts'

/** The legal data as the server put them into the page, so that they are there without a call and without any script. */
export function readOperator(): Operator {
  if (typeof document === 'undefined') return operatorPlaces
  const meta = document.querySelector<HTMLMetaElement>('meta[name="operator"]')
  return operatorOf(JSON.parse(meta?.content ?? '') as Parameters<typeof operatorOf>[0])
}
