import { plural } from '#kit/shared/plural.ts'

export const theStock = 'the stock'
export const noCount = 'There is no such count, or it is closed already'
export const changed = 'Somebody counted on meanwhile. Please look at the differences again'
export const chooseReason = 'Please choose a reason'
export const reasonsMissing = (names: string) => `Please choose a reason for each difference: ${names}`
export const inCarts = (names: string) =>
  `There are fewer left by now, the rest lies in carts: please count again: ${names}`
export const priceByAdmins = 'Only admins can say what goods cost'
export const noDays = 'Please choose up to 366 days'

export const received = 'Goods received'
export const product = 'Product'
export const quantity = 'Pieces'
export const purchasePrice = 'Purchase price of one, net'
export const priceHint = 'Empty: as it was. With 0 pieces only the price changes.'
export const take = 'Add to stock'
export const wasTaken = (name: string) => `${name} is in the stock`
export const there = 'There'
export const soldLately = 'Sold in 4 weeks'
export const order = 'Order'
export const orderHint =
  'What is below its minimum or sold out within a week: up to the target, or for two weeks where more is sold.'
export const enough = 'There is enough of everything'
export const counts = 'Count'
export const countedOf = (done: number, all: number) => `${done} of ${all} counted, ${all - done} still to count`
export const counted = 'Counted'
export const countedProduct = (name: string) => `Counted: ${name}`
export const shouldBe = 'Expected'
export const expected = (count: number, off: string) => `${count} expected, ${off}`
export const differences = (count: number) => plural(count, { one: '1 difference', other: `${count} differences` })
export const difference = 'Difference'
export const reason = 'Reason'
export const why = (name: string) => `Reason for ${name}`
export const reasons = {
  breakage: 'Breakage',
  theft: 'Theft',
  spoiled: 'Spoiled',
  own_use: 'Own use',
  miscount: 'Miscounted',
  other: 'Other',
}
export const close = 'Take over into the stock'
export const closeHint = 'What was not counted stays as it is. What was sold meanwhile stays sold.'
export const byAdmin = 'An admin takes the differences over into the stock.'
export const wasClosed = 'The stock is what was counted'
export const pastCount = (by: string, takenBy: string, day: string, sum: string) =>
  `${day}, counted by ${by}, taken over by ${takenBy}: ${sum}`
export const pastCounts = 'Earlier counts'
export const noCounts = 'Nothing was counted yet'
export const worth = 'Worth'
export const worthOf = (lines: number, worth: string | undefined) =>
  `${plural(lines, { one: '1 product', other: `${lines} products` })} counted${worth ? `, differences worth ${worth}` : ''}`
export const by = 'By'
export const at = 'When'

export const margins = 'Margins'
export const period = 'Period'
export const lastDays = (days: string) => `${days} days`
export const marginsHint =
  'Without VAT. Goods cost what they cost when last bought before they were sold; enter it under “Goods received”.'
export const cost = 'Costs'
export const margin = 'Margin'
export const marginShare = 'Of the price'
export const net = 'Takings'
export const sold = 'Sold'
export const earned = 'Earned'
