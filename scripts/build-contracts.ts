import { pathToFileURL } from 'node:url'
import { type Plugin, parseSync } from 'vite'
import type { Endpoint } from '#kit/shared/endpoint.ts'
import { type Places, placesOf } from '#kit/shared/wire.ts'

type Node = { type: string; start: number; end: number; [key: string]: unknown }
type Property = Node & { key?: { name?: string }; value: Node }

/**
 * A contract's JavaScript as browsers need it: without what its calls say to the server alone, also in bytes. What is sent
 * and answered is not checked in browsers by the calls themselves: of its shape stays whether there is any, and where it
 * has money.
 */
export function leanContract(code: string, contract: object): string {
  const declared = endpointsOf(contract)
  const program = parseSync('contract.js', code).program as unknown as Node
  const changes = callsOf(program).flatMap(({ arguments: [call] }) => {
    const properties = ((call as Node | undefined)?.properties ?? []) as Property[]
    const property = (name: string) => properties.filter(({ key }) => key?.name === name)
    const [method, path] = [property('method')[0], property('path')[0]]
    const own = () => declared.filter((one) => fits(one, method?.value, path?.value))
    const stays = (name: string, text: () => string) => property(name).map((one) => ({ ...one, text: text() }))
    return [
      ...stays('summary', () => ''),
      ...['params', 'query'].flatMap((name) => stays(name, () => `${name}: true`)),
      ...stays('body', () => onlyOne(own(), 'body', ({ body }) => placesOf(body) ?? {})),
      ...stays('answers', () => onlyOne(own(), 'answers', ({ answers }) => placesIn(answers))),
    ]
  })
  return write(code, [...changes, ...mayGo(program)])
}

type Change = { start: number; end: number; text: string }

/** What goes takes the comma behind it along. */
const write = (code: string, changes: readonly Change[]): string =>
  changes
    .toSorted((one, other) => other.start - one.start || other.end - one.end)
    .reduce((lean, { start, end, text }) => {
      const rest = lean.slice(end)
      return lean.slice(0, start) + text + (text ? rest : rest.replace(/^\s*,/, ''))
    }, code)

/** Says of what a module makes when it is read that it may go where nobody takes it: shapes of what is not checked there. */
function mayGo(program: Node): Change[] {
  const statements = program.body as (Node & { declaration?: Node; declarations?: (Node & { init?: Node })[] })[]
  return statements
    .flatMap((one) => ((one.declaration ?? one) as (typeof statements)[number]).declarations ?? [])
    .flatMap(({ init }) => (init?.type === 'CallExpression' ? [init] : []))
    .flatMap(({ start, end }) => [
      { start, end: start, text: '/* @__PURE__ */ (() => ' },
      { start: end, end, text: ')()' },
    ])
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

/** Whether a call is the one that is written with this method and address, as far as these are written there. */
function fits(call: Endpoint, method: Node | undefined, path: Node | undefined): boolean {
  if (method && call.method !== method.value) return false
  if (path?.type === 'Literal') return call.path === path.value
  if (path?.type !== 'TemplateLiteral') return true
  const parts = (path.quasis as { value: { cooked: string } }[]).map(({ value }) => RegExp.escape(value.cooked))
  return new RegExp(`^${parts.join('\\w+')}$`).test(call.path)
}

/** What is the same of all these calls, as it stands in one; nothing where it is empty. */
function onlyOne(calls: readonly Endpoint[], name: string, of: (call: Endpoint) => object | true): string {
  const [text, ...others] = new Set(calls.map((call) => JSON.stringify(of(call))))
  if (text === undefined || others.length > 0)
    throw new Error(`It is not known which money is in the ${name} of ${calls.map(({ path }) => path).join(' and ')}`)
  return text === '{}' ? '' : `${name}: ${text}`
}

function placesIn(answers: Endpoint['answers']): Record<string, Places> {
  const all = Object.entries(answers).map(([status, schema]) => [status, placesOf(schema)] as const)
  return Object.fromEntries(all.filter((one): one is [string, Places] => one[1] !== undefined))
}

/** Shapes of what is sent and answered and descriptions of calls stay out of what browsers load. */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/features\/.*\/contract(\/[a-z-]+)?\.ts$/ },
    handler: async (code, id) => ({ code: leanContract(code, await import(pathToFileURL(id).href)), map: null }),
  },
}
