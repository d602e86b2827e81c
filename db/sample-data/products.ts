import type { ProductType } from '#features/products/contract.ts'
import type { Transaction } from '#kit/server/postgres/db.ts'
import type { Cents } from '#kit/shared/money.ts'

type SampleProduct = { name: string; price: Cents; target?: number; actual?: number }

/** What a kiosk at a pier sells: some shelves full, some low, one empty. */
const sampleProducts: Readonly<Record<ProductType, readonly SampleProduct[]>> = {
  drinks: [
    { name: 'Still water 0.5 l', price: 250, target: 48, actual: 41 },
    { name: 'Sparkling water', price: 250, target: 48, actual: 36 },
    { name: 'Cola', price: 320, target: 36, actual: 9 },
    { name: 'Apple spritzer', price: 320, target: 36, actual: 28 },
    { name: 'Mate', price: 350, target: 24, actual: 2 },
    { name: 'Alcohol-free beer', price: 390, target: 24, actual: 17 },
    { name: 'Coffee to go', price: 290, target: 120, actual: 84 },
  ],
  foods: [
    { name: 'Fish roll', price: 550, target: 20, actual: 6 },
    { name: 'Cheese sandwich', price: 450, target: 16, actual: 0 },
    { name: 'Butter pretzel', price: 240, target: 30, actual: 19 },
    { name: 'Vanilla ice cream', price: 280, target: 60, actual: 52 },
    { name: 'Cereal bar', price: 190, target: 40, actual: 31 },
  ],
  others: [
    { name: 'Lake chart', price: 1490, target: 15, actual: 11 },
    { name: 'Sunscreen SPF 50', price: 1290, target: 12, actual: 3 },
    { name: 'Dry bag 10 l', price: 2490, target: 8, actual: 7 },
    { name: 'Floating key ring', price: 690, target: 25, actual: 22 },
    { name: 'Sun hat', price: 1990, target: 10, actual: 8 },
  ],
  services: [
    { name: 'Extra briefing', price: 3500 },
    { name: 'Licence card copy', price: 500 },
    { name: 'Hot shower', price: 200 },
    { name: 'Pump-out', price: 1500 },
  ],
}

/** Puts the products on their shelves under a name and day: `Added by Ada Seewald (06/01/26)`. */
export async function addProducts(tx: Transaction, added_or_changed_by: string): Promise<void> {
  const rows = Object.entries(sampleProducts).flatMap(([type, products]) =>
    products.map(({ name, price, target = null, actual = null }) => ({
      type,
      name,
      price,
      target_stock: target,
      actual_stock: actual,
      purchase_price: target === null ? null : Math.round(price * 0.45),
      added_or_changed_by,
    })),
  )
  await tx`INSERT INTO products ${tx(rows)}`
}
