import { Badge } from '#kit/ui/badge.tsx'
import { Link } from '#kit/ui/link.tsx'
import { RedirectTimer } from '#kit/ui/redirect-timer.tsx'
import { Table } from '#kit/ui/table.tsx'
import { Tabs } from '#kit/ui/tabs.tsx'
import { Chapter, Specimen } from './specimen.tsx'

const bookings = [
  { id: 1, boat: 'Sea Breeze', customer: 'Ada Miller', start: '10 am', hours: '2 hours', price: '$160', paid: true },
  {
    id: 2,
    boat: 'Blue Heron',
    customer: 'Tom Fisher',
    start: '11:30 am',
    hours: '30 minutes',
    price: '$45',
    paid: false,
  },
  { id: 3, boat: 'Morning Star', customer: 'Grace Lind', start: '2 pm', hours: '4 hours', price: '$1,240', paid: true },
]

const columns = [
  { key: 'boat', header: 'Boat', cell: (row: (typeof bookings)[number]) => row.boat, rowHeader: true },
  { key: 'customer', header: 'Customer', cell: (row: (typeof bookings)[number]) => row.customer },
  { key: 'start', header: 'Start', cell: (row: (typeof bookings)[number]) => row.start },
  { key: 'hours', header: 'Duration', cell: (row: (typeof bookings)[number]) => row.hours },
  {
    key: 'paid',
    header: 'Payment',
    cell: (row: (typeof bookings)[number]) => (
      <Badge tone={row.paid ? 'success' : 'warning'}>{row.paid ? 'paid' : 'unpaid'}</Badge>
    ),
  },
  { key: 'price', header: 'Price', cell: (row: (typeof bookings)[number]) => row.price, align: 'end' as const },
]

export function Lists() {
  return (
    <Chapter
      id="lists"
      title="Tables, tabs and links"
      text="A table that is too wide scrolls inside itself. Tabs are one stop in the tab order, arrows move between them."
    >
      <Specimen caption="Table" wide>
        <Table caption="Bookings of the day" columns={columns} rows={bookings} rowKey={(row) => row.id} />
      </Specimen>
      <Specimen caption="Table without rows" wide>
        <Table
          caption="Bookings of tomorrow"
          columns={columns}
          rows={[]}
          rowKey={(row) => row.id}
          empty="There are no bookings for this day yet"
        />
      </Specimen>
      <Specimen caption="Tabs">
        <Tabs
          label="About the Sea Breeze"
          tabs={[
            { id: 'general', label: 'General', content: <p>A calm boat for six, with a roof against the sun.</p> },
            { id: 'features', label: 'Features', content: <p>Bathing ladder, cool box, a table for four.</p> },
            { id: 'technical', label: 'Technical', content: <p>5.9 m long, 15 hp, electric.</p> },
          ]}
        />
      </Specimen>
      <Specimen caption="Links">
        <p>
          A link <Link to="/kit">to this page</Link>, and one <a href="/RentalRevolution">to another site</a>.
        </p>
      </Specimen>
      <Specimen caption="Moving on by itself, unless stopped (here after an hour)">
        <RedirectTimer to="/" seconds={3600} text="You will be redirected automatically" />
      </Specimen>
    </Chapter>
  )
}
