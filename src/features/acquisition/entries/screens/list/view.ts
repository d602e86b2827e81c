import { acquisitionTypes, stages } from '../../../contract.ts'

export const tabs = ['list', 'board', 'figures', 'outgoing'] as const
export type TabName = (typeof tabs)[number]

/** What the list is narrowed to; empty texts let everything through. */
export const noFilters = { search: '', type: '', country: '', state: '', stage: '', active: '', double: '' }
export type Filters = typeof noFilters
export type FilterName = keyof Filters

/** What the address says is shown: `?tab=board`, `?add`, or `?entry=12&country=Germany`. */
export type View = { tab: TabName; adds: boolean; entry: number | undefined; filters: Filters }

const choices: { readonly [name in FilterName]?: readonly string[] } = {
  type: acquisitionTypes,
  stage: stages,
  active: ['yes', 'no'],
  double: ['yes'],
}

export function readView(query: string): View {
  const given = new URLSearchParams(query)
  const entry = Number(given.get('entry'))
  return {
    tab: tabs.find((tab) => tab === given.get('tab')) ?? 'list',
    adds: given.has('add'),
    entry: Number.isInteger(entry) && entry !== 0 ? entry : undefined,
    filters: Object.fromEntries(filterNames.map((name) => [name, read(name, given.get(name) ?? '')])) as Filters,
  }
}

const filterNames = Object.keys(noFilters) as FilterName[]

const read = (name: FilterName, text: string) => ((choices[name]?.includes(text) ?? text.length <= 100) ? text : '')

/** The query of an address for a view, empty where it shows what is shown at first. */
export function queryOf({ tab, adds, entry, filters }: View): string {
  const given = new URLSearchParams()
  if (tab !== 'list') given.set('tab', tab)
  if (adds) given.set('add', '1')
  if (entry !== undefined) given.set('entry', String(entry))
  for (const name of filterNames) if (filters[name] !== '') given.set(name, filters[name])
  return given.size === 0 ? '' : `?${given}`
}

/** Where the form of an entry is open. */
export const entryAddress = (id: number) => `/acquisition?entry=${id}`

/** As the list is asked for. */
export const listQuery = ({ active, double, ...texts }: Filters) => ({
  ...Object.fromEntries(Object.entries(texts).filter(([, text]) => text.trim() !== '')),
  ...(active !== '' && { active: active === 'yes' }),
  ...(double !== '' && { double: true }),
})
