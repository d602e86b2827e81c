import { pathToFileURL } from 'node:url'
import { type Plugin, parseSync } from 'vite'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { type Places, placesOf } from '#kit/shared/wire.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key?: { name?: string }; value: Node }

/**
 * A contract's JavaScript as browsers need it: without what its calls say to the server alone, also in bytes. What they
 * answer is not checked again in browsers; of its shape only stays where it has money.
 */
export function leanContract(code: string, contract: object): string {
  const declared = endpointsOf(contract)
  const changes = callsOf(parseSync('contract.js', code).program as unknown as Node).flatMap(
    ({ arguments: [call] }) => {
      const properties = ((call as Node | undefined)?.properties ?? []) as Property[]
      const property = (name: string) => properties.filter(({ key }) => key?.name === name)
      const money = () => {
        const [method, path] = [property('method')[0], property('path')[0]]
        return moneyOf(
          declared.filter((one) => !method || one.method === method.value.value),
          patternOf(path?.value),
        )
      }
      return [
        ...property('summary').map((summary) => ({ ...summary, text: '' })),
        ...property('answers').map((answers) => ({ ...answers, text: money() })),
      ]
    },
  )
  return changes
    .toSorted((one, other) => other.start - one.start)
    .reduce((lean, { start, end, text }) => {
      const rest = lean.slice(end)
      return lean.slice(0, start) + (text || '') + (text ? rest : rest.replace(/^\s*,/, ''))
    }, code)
}

/** Every `endpoint({ … })`, wherever it stands. */
function callsOf(node: unknown): (Node & { arguments: unknown[] })[] {
  if (Array.isArray(node)) return node.flatMap(callsOf)
  if (typeof node !== 'object' || node === null) return []
  const isDeclared = 'callee' in node && (node.callee as { name?: string }).name === 'endpoint'
  const inside = Object.values(node).flatMap(callsOf)
  return isDeclared ? [node as unknown as Node & { arguments: unknown[] }, ...inside] : inside
}

/** Every call that a contract has, also in the lists and businesses it has them in. */
function endpointsOf(contract: unknown): Endpoint[] {
  if (typeof contract !== 'object' || contract === null || '_zod' in contract) return []
  if ('path' in contract && 'answers' in contract) return [contract as Endpoint]
  return Object.values(contract).flatMap(endpointsOf)
}

/** What the addresses of a call look like. A call whose address is said elsewhere may be any. */
function patternOf(path: Node | undefined): RegExp {
  if (path?.type === 'Literal') return new RegExp(`^${RegExp.escape(String(path.value))}$`)
  if (path?.type !== 'TemplateLiteral') return /^/
  const parts = (path.quasis as { value: { cooked: string } }[]).map(({ value }) => RegExp.escape(value.cooked))
  return new RegExp(`^${parts.join('\\w+')}$`)
}

/** `answers` with nothing but the places of money; empty where there is none. */
function moneyOf(declared: readonly Endpoint[], pattern: RegExp): string {
  const found = declared.filter(({ path }) => pattern.test(path))
  const [money, ...others] = new Set(found.map(({ answers }) => JSON.stringify(placesIn(answers))))
  if (money === undefined || others.length > 0) throw new Error(`It is not known which money ${pattern} answers`)
  return money === '{}' ? '' : `answers: ${money}`
}

function placesIn(answers: Endpoint['answers']): Record<string, Places> {
  const all = Object.entries(answers).map(([status, schema]) => [status, placesOf(schema)] as const)
  return Object.fromEntries(all.filter((one): one is [string, Places] => one[1] !== undefined))
}

/** Shapes of answers and descriptions of calls stay out of what browsers load. */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/features\/.*\/contract(\/[a-z-]+)?\.ts$/ },
    handler: async (code, id) => ({ code: leanContract(code, await import(pathToFileURL(id).href)), map: null }),
  },
}
