import type { Db } from '#kit/server/postgres/db.ts'

/** What is not as it must be, whatever the rows, in words: no line where all is well. */
export async function findBrokenPromises(db: Db): Promise<string[]> {
  const lines = await db<{ line: string }[]>`
    SELECT 'till ' || business || ' breaks at ' || broken AS line FROM tills, till_breaks(business)
    UNION ALL
    SELECT 'voucher ' || id || ' and its entries differ' FROM vouchers v
    WHERE redeemed <> coalesce((SELECT sum(amount) FROM voucher_entries e WHERE e.voucher_id = v.id), 0)
    UNION ALL
    SELECT 'numbers of ' || series || ' ' || year || ' have gaps' FROM invoice_numbers n
    WHERE last <> (SELECT count(*) FROM invoices i WHERE i.series = n.series AND i.year = n.year)
       OR last <> (SELECT max(number) FROM invoices i WHERE i.series = n.series AND i.year = n.year)
    UNION ALL
    SELECT 'invoices of ' || year || ' without a last number' FROM invoices i
    WHERE NOT EXISTS (SELECT FROM invoice_numbers n WHERE n.series = i.series AND n.year = i.year)
    UNION ALL
    SELECT 'bookings ' || a.id || ' and ' || b.id || ' overlap' FROM bookings a JOIN bookings b
      ON a.id < b.id AND a.vehicle_id = b.vehicle_id AND a.during && b.during
    WHERE a.canceled_at IS NULL AND b.canceled_at IS NULL
    UNION ALL
    SELECT 'booking ' || mate.id || ' stands apart from ' || leader.id FROM bookings mate
      JOIN bookings leader ON leader.id = mate.leader_id
    WHERE (mate.canceled_at IS NULL) <> (leader.canceled_at IS NULL)
       OR (mate.canceled_at IS NULL AND (mate.held_until IS NULL) <> (leader.held_until IS NULL))
    UNION ALL
    SELECT 'promo code ' || code || ' was used more often than counted' FROM promo_codes p
    WHERE uses < (SELECT count(*) FROM bookings b WHERE b.promo_code_id = p.id AND b.canceled_at IS NULL)`
  return lines.map(({ line }) => line)
}
