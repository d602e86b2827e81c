import type { Browser } from './browser.ts'
import type { AuditedWrite } from './invoice-writes.ts'

type StockWrites = { admin: Browser; employee: Browser; cola: number; idOf: (table: string) => Promise<number> }

/** Goods come, and a count is taken over. */
export const stockWrites = ({ admin, employee, cola, idOf }: StockWrites): AuditedWrite[] => [
  ['/api/rere_receive_goods/', 'stock.receive', (url) => employee.post(url, { product_id: cola, quantity: 2 })],
  [
    '/api/rere_count_product/',
    'stock.count-line',
    (url) => employee.post(url, { product_id: cola, counted: 9, why: 'other' }),
  ],
  [
    '/api/rere_close_count/',
    'stock.count',
    async (url) => admin.post(url, { count_id: await idOf('stock_counts'), seen: 0 }),
  ],
]
