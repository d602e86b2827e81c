import type { ReactNode } from 'react'
import type { CardState } from '../rules.ts'

const mark = (shape: ReactNode) => (
  <svg
    aria-hidden="true"
    width="1.25em"
    height="1.25em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2.25"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shape}
  </svg>
)

/** The form of each state: told apart without any colour. */
export const stateMarks: Readonly<Record<CardState, ReactNode>> = {
  held: mark(<path d="M7 4h10M7 20h10M8 4c0 5 8 5 8 8s-8 3-8 8M16 4c0 5-8 5-8 8s8 3 8 8" />),
  planned: mark(<circle cx="12" cy="12" r="8" strokeDasharray="3.5 3.8" />),
  not_arrived: mark(<path d="M9 8.5a3.2 3.2 0 1 1 4.6 2.9c-1.2.6-1.6 1.3-1.6 2.6M12 18v.01" />),
  out: mark(<path d="M4 17c2 2 4 2 5.3 0 1.3 2 4 2 5.4 0 1.3 2 3.3 2 5.3 0M12 4v9M12 4l6 9H6z" />),
  late: mark(<path d="M12 3.800L2.6 20h18.800L12 3.800zM12 10v4.500M12 17.200v.01" />),
  back: mark(<path d="M5 12.500l4.5 4.500L19 7.5" />),
}

export const phoneMark = mark(
  <path d="M6.5 3.500l3 .5 1.2 4-2 1.700a13 13 0 0 0 5.6 5.600l1.7-2 4 1.2.5 3c0 1.5-1.2 2.5-2.7 2.500C10.5 20 4 13.5 4 6.200c0-1.5 1-2.7 2.5-2.700z" />,
)
export const messageMark = mark(<path d="M4 5h16v11h-9l-4.5 4v-4H4z" />)
export const moreMark = mark(<path d="M5 12v.01M12 12v.01M19 12v.01" strokeWidth="3.5" />)
