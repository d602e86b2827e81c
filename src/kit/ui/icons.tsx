import type { ReactNode } from 'react'

/** Decorative line icons as large as the text around them; what they mean must be said in words beside them. */
export const icon = (shape: ReactNode) => () => (
  <svg
    aria-hidden="true"
    width="1.25em"
    height="1.25em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shape}
  </svg>
)

export const ArrowLeftIcon = icon(<path d="M15 5l-7 7 7 7" />)
export const ArrowRightIcon = icon(<path d="M9 5l7 7-7 7" />)
export const ArrowDownIcon = icon(<path d="M5 9l7 7 7-7" />)
export const CloseIcon = icon(<path d="M6 6l12 12M18 6L6 18" />)
export const CheckIcon = icon(<path d="M5 12.5l4.5 4.5L19 7.5" />)
export const PlusIcon = icon(<path d="M12 5v14M5 12h14" />)
export const MinusIcon = icon(<path d="M5 12h14" />)
export const MenuIcon = icon(<path d="M4 7h16M4 12h16M4 17h16" />)
export const ExpandIcon = icon(<path d="M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5" />)
export const RefreshIcon = icon(<path d="M20 11a8 8 0 1 0-.7 4.5M20 4v7h-7" />)
export const InfoIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 11v5.5M12 7.6v.01" />
  </>,
)
export const WarningIcon = icon(
  <>
    <path d="M12 3.8L2.6 20h18.8L12 3.8z" />
    <path d="M12 10v4.5M12 17.2v.01" />
  </>,
)
export const ErrorIcon = icon(
  <>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.5v5.5M12 16.4v.01" />
  </>,
)
export const OfflineIcon = icon(
  <path d="M3 3l18 18M8.5 16.4a5 5 0 0 1 7 0M5 12.9a10 10 0 0 1 5.2-2.7M19 12.9a10 10 0 0 0-2.3-1.7M2 8.8a15 15 0 0 1 4.6-2.9M22 8.8A15 15 0 0 0 10.7 5M12 20v.01" />,
)
