import type { PayWay } from '#features/payments/contract.ts'
import type { Vehicle } from '#features/vehicles/contract.ts'
import type { AppliedVoucher } from '#features/vouchers/screens/voucher-field.tsx'
import { type Cents, toUnits } from '#kit/shared/money.ts'
import type { Sent } from '#kit/ui/api.ts'
import { type CustomerDetails, type Extra, stayExtras } from '../../contract.ts'
import { namesOf } from '../../hours/screens/mates/fleet.ts'
import { voucherPart } from '../../hours/screens/use-booking-request.ts'
import { afterVoucher, sentExtras } from '../../rules/prices.ts'
import type { holdStay } from '../contract.ts'
import { nightsOf, type Stay } from '../rules.ts'
import type { BookedStay } from './stay-outcome.ts'

export type StayMethod = 'transfer' | PayWay

/** Everything a stay consists of. */
export type StayOrder = {
  vehicle: Vehicle
  /** The boats that are booked with it. */
  mates: readonly Vehicle[]
  stay: Stay
  extras: readonly Extra[]
  details: CustomerDetails
  /** What the customer was shown, before the voucher. */
  total: Cents
  /** Paid on site besides. */
  fees: Cents
  /** Empty without one. */
  promo: string
  voucher: AppliedVoucher | null
  method: StayMethod
  /** All of it at once, where the terms ask for a share only. */
  all?: boolean
}

export type StayBody = Sent<typeof holdStay>['body']

export const openOf = ({ total, voucher }: Pick<StayOrder, 'total' | 'voucher'>): Cents =>
  afterVoucher(total, voucher?.amount ?? 0).open

/** Who signed in as staff books without paying; else the first submit leads to the provider while anything is open. */
export const paysFirst = (order: StayOrder, isStaff: boolean): boolean =>
  !isStaff && order.method !== 'transfer' && openOf(order) > 0

/** The order as the form sends it; `employee` is empty for customers. */
export function stayBody(order: StayOrder, employee: string): StayBody {
  const { vehicle, mates, stay, extras, details, total, voucher } = order
  const paypal = paysFirst(order, employee !== '')
  return {
    ...details,
    ...sentExtras(extras, stayExtras),
    promo_code: order.promo,
    ...voucherPart(voucher, total),
    vehicle: vehicle.id,
    ...(mates.length > 0 && { more_boats: mates.map(({ id }) => id) }),
    booked_day: stay.start,
    booked_duration: nightsOf(stay),
    banktransfer: employee === '' && !paypal,
    paypal,
    pay_all: paypal && order.all === true,
    ...(paypal && order.method !== 'transfer' && { pay_with: order.method }),
    price: toUnits(total),
    employee,
    people_amount: details.adults + details.children,
    privacy: true,
  }
}

/** What a simulated booking ends with. */
export const simulatedStay = (order: StayOrder, isStaff: boolean): BookedStay => {
  const open = openOf(order)
  return {
    reference: 'DEMO',
    vehicle_name: namesOf(order),
    booked_day: order.stay.start,
    booked_day_end: order.stay.end,
    booked_duration: nightsOf(order.stay),
    price: toUnits(order.total),
    voucher_amount: toUnits(order.total - open),
    open_amount: toUnits(open),
    payment_method:
      open === 0 && order.voucher
        ? 'voucher'
        : isStaff
          ? 'on_site'
          : order.method === 'transfer'
            ? 'transfer'
            : 'provider',
    due_on: null,
    whole: toUnits(order.total + order.fees),
    own_page: '',
    email: order.details.email,
    way: wayIn(order),
  }
}

export const wayIn = ({ method }: Pick<StayOrder, 'method'>): PayWay => (method === 'transfer' ? 'paypal' : method)
