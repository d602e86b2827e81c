import type { Sql } from '#kit/server/postgres/db.ts'
import { addBusinesses } from './acquisition-data.ts'
import { addSignedIn } from './signed-in.ts'
import { productPrice, products } from './slots.ts'

/** How much there is beside bookings. */
export type Others = { entries: number; comments: number }

/** What the calls that do not read bookings are about, each by itself: who is signed in, till, acquisition and gallery. */
export const othersFills: Readonly<Record<string, (sql: Sql, others: Others) => Promise<unknown>>> = {
  'who is signed in': addSignedIn,
  till: addTill,
  acquisition: (sql, { entries }) => addBusinesses(sql, entries),
  gallery: async (sql, { comments }) => comments > 0 && addGallery(sql, comments),
}

export async function fillOthers(sql: Sql, others: Others): Promise<void> {
  for (const fill of Object.values(othersFills)) await fill(sql, others)
}

/** Its products, and a period that began with a float and some sales. */
async function addTill(sql: Sql) {
  const prices = Array.from({ length: products }, (_, i) => productPrice(i + 1))
  await sql`
    INSERT INTO products (type, name, target_stock, actual_stock, price, vat_percent, added_or_changed_by)
    SELECT 'drinks', 'Product ' || n, 40, 1000000, price, 19, 'Added by Ada Seewald (06/01/26)'
    FROM unnest(${prices}::integer[]) WITH ORDINALITY p (price, n) ORDER BY n`
  await sql`
    INSERT INTO till_entries (business, kind, at, day, cashier, cash, income, content)
    SELECT 'rental', CASE WHEN n = 0 THEN 'opening' ELSE 'sale' END, now(), now()::date, 'Ada Seewald', 500,
           CASE WHEN n = 0 THEN 0 ELSE 500 END, '{"lines":[],"payments":[{"method":"cash","amount":500}]}'
    FROM generate_series(0, 500) n`
}

const works = 24
const commentsOnTheFirst = 40

/** Works with so many comments; the first has as many as ever, a quarter of them replies. */
async function addGallery(sql: Sql, comments: number) {
  await sql`
    INSERT INTO gallery_items (uploader, title, alt, series, year, file, width, height, narrower, placeholder, commentcount, created_at)
    SELECT 'Alva Norden', 'Work ' || n, 'A picture of the lake at hour ' || n, CASE WHEN n % 3 = 0 THEN 'Hours' ELSE '' END, 2026,
           md5(n::text) || '.avif', 1600, 1200,
           jsonb_build_array(jsonb_build_object('file', md5(n::text) || '_640.avif', 'width', 640),
                             jsonb_build_object('file', md5(n::text) || '_1080.avif', 'width', 1080)),
           'data:image/webp;base64,' || repeat('UklGRkAAAABXRUJQVlA4', 8),
           CASE WHEN n = 1 THEN ${commentsOnTheFirst}::int ELSE (${comments}::int - ${commentsOnTheFirst}::int) / ${works - 1}::int END,
           now() - n * interval '1 day'
    FROM generate_series(1, ${works}) n`
  await sql`
    INSERT INTO gallery_comments (item_id, parent_id, depth, author, body, likecount, created_at)
    SELECT CASE WHEN n <= ${commentsOnTheFirst} THEN 1 ELSE 2 + n % ${works - 1}::int END,
           CASE WHEN n <= ${commentsOnTheFirst} AND n % 4 = 0 THEN n - 3 END,
           CASE WHEN n <= ${commentsOnTheFirst} AND n % 4 = 0 THEN 2 ELSE 1 END,
           'Visitor ' || n, 'The light on the water is just as it was that evening, and I keep coming back to it.', n % 7,
           now() - n * interval '7 minutes'
    FROM generate_series(1, ${comments}::int) n`
}
