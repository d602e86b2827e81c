export const drives = {
  petrol: 'Petrol engine',
  diesel: 'Diesel engine',
  electric: 'Electric motor',
  none: 'No motor',
}
export const bookIt = (boat: string) => `Book ${boat}`
export const byHours = 'Book by the hour'
export const byDays = 'Book for several days'
export const blocked = (boat: string) => `${boat} is not available at the moment`
export const notLet = (boat: string) => `${boat} is not let at the moment`
export const insteadBelow = 'See boats like it'
export const aboard = 'Aboard'
export const technical = 'Technical data'

export const whatItCosts = (boat: string) => `What ${boat} costs`
export const costs = (boat: string, price: string, time: string) => `${boat} costs ${price} for ${time}.`
export const costsUpTo = (
  boat: string,
  least: { price: string; time: string },
  most: { price: string; time: string },
) => `${boat} costs ${least.price} for ${least.time}, and ${most.price} for ${most.time}, the longest day we are open.`
export const costsNights = (boat: string, price: string, nights: string, further: string) =>
  `${boat} costs ${price} for ${nights}, and ${further} for each further night.`

export const itDepends = 'What changes the price'

export const included = 'Included in the price'
export const vat = 'VAT, 19 percent'
export const captainAlong = (price: string) => `Our captain, ${price} per hour`
export const feeOnSite = (fee: string, price: string) => `${fee}, ${price} of the price paid on site`
export const toAdd = 'To add when booking'

export const feesAndDeposit = 'Fees and deposit'
export const inCash = (price: string) => `${price}, in cash on site`
export const inCashBack = (price: string) => `${price}, in cash, given back`
export const noFee = 'None'
export const feeNames = {
  cleaning: 'Cleaning fee',
  briefing: 'Briefing fee',
  charter: 'Briefing with charter licence',
  deposit: 'Deposit',
}
export const insteadOfBriefing = (price: string) => `${price} in cash on site, if nobody aboard has a licence`

export const whoMaySteer = 'Who may steer'
export const anybody = (boat: string) =>
  `Anybody: ${boat} needs no boating licence. We show you how everything works before you leave the pier.`
export const withLicence = (boat: string) => `${boat} is steered by somebody with a boating licence.`
export const orCharter = (price: string) =>
  `Nobody aboard has one? Then you take our briefing with charter licence for ${price}: it stands in for a licence on this trip.`
export const orCaptain = (price: string) => `Or our captain comes along, for ${price} per hour.`
export const notWithout = 'Without one it cannot be booked.'
export const captainSteers = (boat: string, price: string) =>
  `Our captain. ${boat} always goes out with one of ours, for ${price} per hour, which is part of every price here. You need no licence.`

export const similar = (boat: string) => `Boats like ${boat}`
export const instead = 'These can be booked instead'
