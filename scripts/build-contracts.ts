import { type Plugin, parseSync } from 'vite'

/** What a declared call says to the server alone: what it answers is not checked again in browsers. */
const forServer = ['summary', 'answers']

type Node = { type: string; start: number; end: number; [key: string]: unknown }

/** A contract's JavaScript as browsers need it: without what its calls say to the server alone, also in bytes. */
export function leanContract(code: string): string {
  const gaps = callsOf(parseSync('contract.js', code).program as unknown as Node)
    .flatMap(({ arguments: [declared] }) => ((declared as Node | undefined)?.properties ?? []) as Node[])
    .filter(({ key }) => forServer.includes(String((key as { name?: string } | undefined)?.name)))
  return gaps
    .toSorted((one, other) => other.start - one.start)
    .reduce((lean, { start, end }) => lean.slice(0, start) + lean.slice(end).replace(/^\s*,/, ''), code)
}

/** Every `endpoint({ … })`, wherever it stands. */
function callsOf(node: unknown): (Node & { arguments: unknown[] })[] {
  if (Array.isArray(node)) return node.flatMap(callsOf)
  if (typeof node !== 'object' || node === null) return []
  const isDeclared = 'callee' in node && (node.callee as { name?: string }).name === 'endpoint'
  const inside = Object.values(node).flatMap(callsOf)
  return isDeclared ? [node as unknown as Node & { arguments: unknown[] }, ...inside] : inside
}

/** Shapes of answers and descriptions of calls stay out of what browsers load. */
export const leanContracts: Plugin = {
  name: 'lean-contracts',
  apply: 'build',
  applyToEnvironment: ({ config }) => config.consumer === 'client',
  transform: {
    filter: { id: /\/features\/.*\/contract(\/[a-z-]+)?\.ts$/ },
    handler: (code) => ({ code: leanContract(code), map: null }),
  },
}
