import type { ReactNode } from 'react'

const icon = (shape: ReactNode) => () => (
  <svg
    aria-hidden="true"
    width="1.375em"
    height="1.375em"
    viewBox="0 0 24 24"
    fill="none"
    stroke="currentColor"
    strokeWidth="1.8"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    {shape}
  </svg>
)

export const ChatIcon = icon(<path d="M4 5.5h16v10.5H11.5L7 20v-4H4ZM8 9.2h8M8 12.4h5" />)
export const PhoneIcon = icon(
  <path d="M5 4h4l1.6 4.4-2.2 1.7a12.5 12.5 0 0 0 5.5 5.5l1.7-2.2L20 15v4a1.5 1.5 0 0 1-1.6 1.5A15.6 15.6 0 0 1 3.5 5.6 1.5 1.5 0 0 1 5 4Z" />,
)
/** A speech bubble with a receiver, and one drawn in dashes: told apart without anybody's trademark. */
export const WhatsAppIcon = icon(
  <>
    <path d="M4.2 19.8l1.2-4A8.4 8.4 0 1 1 8.4 18.7Z" />
    <path d="M9.2 8.4c-.6 2.9 3 6.6 6 6.2l.5-1.7-2-1-.9.8a4.6 4.6 0 0 1-1.7-1.7l.8-.9-1-2Z" strokeWidth="1.4" />
  </>,
)
export const SignalIcon = icon(
  <>
    <path d="M4.2 19.8l1.2-4A8.4 8.4 0 1 1 8.4 18.7Z" strokeDasharray="2.6 2.4" />
    <circle cx="12.4" cy="11.4" r="3.8" />
  </>,
)
