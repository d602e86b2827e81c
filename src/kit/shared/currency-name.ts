import { rentalCurrency } from './money.ts'
import { words } from './words.ts'

/** What stands in built pages in the place of the name of the rental's currency. */
const namePlace = ':currency.name'

/** What the rental's amounts are in: `dollars`. */
export const currencyName = (currency: string = rentalCurrency()): string => words.currencyNames[currency] ?? namePlace
