import { plural } from '#kit/shared/plural.ts'

export const noCategory = 'Please choose a category'
export const noName = 'Please enter a name'
export const longName = 'The product name is too long'
export const barcodeTaken = 'Another product has this barcode'
export const noBarcode = (most: number) => `Please enter a barcode of at most ${most} signs, without spaces`
export const wrongDigit =
  'This is no EAN or UPC: its last digit does not fit. Please scan it again or look at each digit.'
export const nameTaken = 'There is a product of this name already'
export const noStock = (most: number) => `Please enter a whole number up to ${most}`
export const noPrice = 'Please enter a price with at most two decimals'
export const noVat = 'Please choose 19 or 7 percent'
export const onlyIncreases = 'Employees can only increase price and stock'
export const vatByAdmins = 'Only admins can choose the VAT'
export const gone = 'This product does not exist any more'
export const noProduct = 'This product does not exist'
export const keepsCategory = 'A product keeps its category'
export const isSoldOut = (name: string) => `${name} is sold out`
export const onlyMore = (name: string, left: number) => `Only ${left} more of ${name} left`
export const noCart = 'There is no such cart'
export const noNumber = (most: number) => `Please enter a number up to ${most}`

export const products = 'Products'
export const stock = 'Stock'
export const theProducts = 'the products'
export const categories = 'Categories'
export const categoryNames = { drinks: 'Drinks', foods: 'Foods', others: 'Others', services: 'Services' }
export const newOnes = { drinks: 'New drink', foods: 'New food', others: 'New product', services: 'New service' }
export const counts = {
  drinks: (count: number) => plural(count, { one: '1 drink', other: `${count} drinks` }),
  foods: (count: number) => plural(count, { one: '1 food', other: `${count} foods` }),
  others: (count: number) => plural(count, { one: '1 product', other: `${count} products` }),
  services: (count: number) => plural(count, { one: '1 service', other: `${count} services` }),
}
/** `products`: `6 drinks`. */
export const wellStocked = (products: string) => `${products}, all well stocked`
export const runningLow = (products: string, low: number) => `${products}, ${low} running low or sold out`
export const low = (count: number) => `${count} low`
export const toOrder = 'To order'

export const soldOut = 'Sold out'
export const soldOutOrder = (order: number) => `Sold out – order ${order}`
export const stockOf = (actual: number, target: number) => `${actual} of ${target}`
export const lowStockOf = (actual: number, target: number, order: number) => `${actual} of ${target} – order ${order}`

export const fieldNames = {
  name: 'Name',
  target_stock: 'Target stock',
  actual_stock: 'Actual stock',
  minimum_stock: 'Order below',
  price: 'Price',
  vat_percent: 'VAT',
  barcode: 'Barcode',
}
export const minimumHint = 'Empty: a third of the target.'
export const inCarts = 'In carts'
export const vatRate = (percent: number) => `${percent} %`
export const reducedVat = (percent: number) => `${percent} % (reduced)`

export const newProduct = 'New Product'
export const noProducts = 'There are no products in this category yet'
export const addProduct = 'Add a product'
export const change = 'Change'
export const changeOf = (name: string) => `Change ${name}`
export const changeProduct = 'Change product'
export const add = 'Add'
export const save = 'Save'
export const saving = 'Saving...'
export const cancel = 'Cancel'
export const wasAdded = (name: string) => `${name} was added`
export const wasSaved = (name: string) => `${name} was saved`
export const changedMeanwhile = 'Somebody else changed this product meanwhile'
export const replaceIt = 'What you typed is still here: save again to replace it.'
export const byNow = (value: string) => `It is ${value} by now`
export const isNow = (field: string, value: string) => `${field} is ${value} now.`
export const isAgain = (field: string, value: string) => `${field} is ${value} again.`
/** `back` are sentences. */
export const reverted = (back: string) => `Employees can only increase price and stock. ${back}`

export const remove = 'Remove'
export const removing = 'Removing...'
export const removeOf = (name: string) => `Remove ${name}`
export const removeIt = (name: string | undefined) => `Remove ${name}?`
export const keepIt = 'Keep it'
export const wasRemoved = (name: string | undefined) => `${name} was removed`
export const removeText = 'It is no longer offered at the cash register. What was sold of it stays in the books.'
export const stillPayable = (count: number) => `${count} of it in a cart right now can still be paid.`
