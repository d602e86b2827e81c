import { formatDay } from '#kit/shared/day.ts'
import type { FrameWay } from '#kit/ui/office-menu.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { searchAgency } from '../contract.ts'
import { words } from '../words.ts'
import { tasksOf } from './rental-search.tsx'
import { SearchDialog } from './search-dialog.tsx'

/** Everything the agency's office knows, with where it is shown. */
export function AgencySearch({ screens, onClose }: { screens: readonly FrameWay[]; onClose: () => void }) {
  return <SearchDialog screens={screens} onClose={onClose} useFound={useFound} />
}

const customerAddress = (id: number) => `/invoices#customer-${id}`

function useFound(typed: string | undefined) {
  const { data, error } = useEndpoint(searchAgency, typed === undefined ? undefined : { query: { search: typed } }, {
    keepPrevious: true,
  })
  const groups = data && [
    {
      label: words.customers,
      hits: data.customers.map(({ id, business, name, active }) => ({
        key: id,
        label: business,
        text: name,
        note: active ? undefined : words.inactive,
        isQuiet: !active,
        to: customerAddress(id),
      })),
    },
    {
      label: words.invoices,
      hits: data.invoices.map(({ id, reference, business, customer, issued_on }) => ({
        key: id,
        label: reference,
        text: `${business} · ${formatDay(issued_on)}`,
        to: customerAddress(customer),
      })),
    },
    { label: words.tasks, hits: tasksOf(data.tasks, '') },
  ]
  return { groups, error }
}
