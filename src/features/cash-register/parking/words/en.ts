export const park = 'Park'
export const parkIt = 'Park the receipt'
export const cancel = 'Cancel'
export const name = 'Name'
export const noName = (most: number) => `Please enter a name of at most ${most} characters`
export const parked = (count: number, total: string) => `Parked: ${count}, ${total}`
export const age = (minutes: number) => (minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h`)
export const firstFinish = 'Please park or finish the open receipt first.'
export const discardIt = (name: string) => `Delete ${name}?`
export const discardText =
  'Nothing of it is sold, and its products go back on the shelf. The audit log says who deleted it.'
export const discard = 'Delete'
export const needsNetwork = 'Parking needs the network, and there is none at the moment.'
export const takenBy = (name: string) => `${name || 'Somebody else'} has taken this receipt up`
export const gone = 'This receipt is not parked any more'
export const voucherIs = (end: string, left: string) => `${left} left on voucher …${end} now`
export const customerIs = (name: string) => `The booking is for ${name} now`
export const changed = 'Changed since it was parked'
export const stayParked = (count: number) =>
  `Parked receipts: ${count}. They stay parked and belong to the day on which they are paid.`
