import type { ComponentType } from 'react'
import type { PaymentMethod } from '#features/prawn-orders/rules.ts'

/** Signs of our own for the three ways to pay, in the ink of the label. */
export const marks: Readonly<Record<PaymentMethod, ComponentType>> = {
  creditcard: CreditCard,
  paypal: TwoCoins,
  apple: WholeApple,
}

const frame = { width: 48, height: 32, viewBox: '0 0 48 32' } as const

function CreditCard() {
  return (
    <svg {...frame} aria-hidden="true">
      <rect x="4" y="2" width="40" height="28" rx="4.5" fill="#05427f" />
      <path d="M4 9h40v5H4z" fill="#021a3a" />
      <rect x="9" y="19" width="9" height="6" rx="1.5" fill="#ffd166" />
      <path d="M28 23.5h11" stroke="#eefaff" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}

function TwoCoins() {
  return (
    <svg {...frame} aria-hidden="true">
      <circle cx="19" cy="16" r="12" fill="#0b78b0" />
      <circle cx="29" cy="16" r="12" fill="#05244a" />
      <path
        d="M26 23V9.5h4.5a4.300 4.300 0 0 1 0 8.600H26"
        fill="none"
        stroke="#ffd166"
        strokeWidth="3"
        strokeLinejoin="round"
      />
    </svg>
  )
}

function WholeApple() {
  return (
    <svg {...frame} aria-hidden="true">
      <path
        d="M24 11c-4-3-12-1.5-12 6.5 0 7 4.5 12 8 12 1.800 0 2.5-.9 4-.9s2.200.9 4 .9c3.5 0 8-5 8-12 0-8-8-9.5-12-6.5z"
        fill="#ff7a50"
      />
      <path d="M24 12c0-4-.8-6.5-2.5-9" fill="none" stroke="#05244a" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M25 7.5c1-3.5 4-5 8-4.5-.6 3.800-3.800 5.600-8 4.5z" fill="#1d6b50" />
    </svg>
  )
}
