import { icon } from './icons.tsx'

/** What stands beside the entries of an office's bar. */
export const TodayIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M8 2.8v4M16 2.8v4M3.5 10h17M8.5 14.8l2.4 2.4 4.6-4.6" />
  </>,
)
export const TimelineIcon = icon(<path d="M3.5 4v16.5M7 6.5h8M10.5 12h9M7 17.5h6" />)
export const TillIcon = icon(
  <>
    <path d="M3 15h18v5.5H3zM5.5 15l1.2-7h10.6l1.2 7M9.5 8V3.5h5V8" />
    <path d="M9 11.5h6M10.5 17.8h3" />
  </>,
)
export const SearchIcon = icon(
  <>
    <circle cx="10.5" cy="10.5" r="6.5" />
    <path d="M15.3 15.3L21 21" />
  </>,
)
export const TasksIcon = icon(<path d="M3.5 6l1.8 1.8L8.5 4.5M3.5 16l1.8 1.8 3.2-3.3M12 6.5h8.5M12 16.5h8.5" />)
export const InboxIcon = icon(<path d="M3.5 13.5v6h17v-6L17.5 4.5h-11zM3.5 13.5h5a3.5 3.5 0 0 0 7 0h5" />)
export const CalendarIcon = icon(
  <>
    <rect x="3.5" y="5" width="17" height="15.5" rx="2" />
    <path d="M8 2.8v4M16 2.8v4M3.5 10h17" />
  </>,
)
export const BoatIcon = icon(<path d="M2.8 15.5h18.4l-2.6 5H5.8zM12 12.5V3l6 9.5zM9.5 12.5V7l-4 5.5z" />)
export const ProductsIcon = icon(
  <path d="M4.5 8.5h12v6a6 6 0 0 1-12 0zM16.5 10h1.5a2.5 2.5 0 0 1 0 5h-1.8M8 2.8v2.5M13 2.8v2.5" />,
)
export const PricesIcon = icon(
  <>
    <path d="M3.5 3.5h8l9 9-8 8-9-9z" />
    <circle cx="8" cy="8" r="1" />
  </>,
)
export const FiguresIcon = icon(<path d="M3.5 20.5h17M6 17v-5M12 17V4M18 17V9" />)
export const CareIcon = icon(
  <path d="M20.5 6.2l-3.4 3.4-2.7-.6-.6-2.7L17.2 3a5 5 0 0 0-6.5 6.3L3.9 16a2.4 2.4 0 0 0 0 3.4l.7.7a2.4 2.4 0 0 0 3.4 0l6.7-6.8a5 5 0 0 0 5.8-7.1z" />,
)
export const WithdrawalIcon = icon(<path d="M8.5 4.5L3.5 9.5l5 5M3.5 9.5h11a5.5 5.5 0 0 1 0 11H11" />)
export const PeopleIcon = icon(
  <>
    <circle cx="9" cy="8" r="3.7" />
    <path d="M2.5 20.5a6.5 6.5 0 0 1 13 0M16 4.6a3.7 3.7 0 0 1 0 6.8M18.2 14.8a6.5 6.5 0 0 1 3.3 5.7" />
  </>,
)
export const BlockedIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M6 6l12 12" />
  </>,
)
export const HoursIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 7v5.2l3.4 2" />
  </>,
)
export const SettingsIcon = icon(
  <>
    <path d="M3.5 7H13M19 7h1.5M3.5 17H5M11 17h9.5" />
    <circle cx="16" cy="7" r="2.8" />
    <circle cx="8" cy="17" r="2.8" />
  </>,
)
export const MailIcon = icon(
  <>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3.5 7l8.5 6 8.5-6" />
  </>,
)
export const LogoutIcon = icon(<path d="M14 4H5.5v16H14M10 12h11M17.5 8l4 4-4 4" />)
export const InvoiceIcon = icon(<path d="M5.5 2.8h13v18.4l-3.2-2-3.3 2-3.3-2-3.2 2zM9 8h6M9 12.5h6" />)
export const AcquisitionIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <circle cx="12" cy="12" r="4" />
    <path d="M12 12v.01" />
  </>,
)
export const DownloadIcon = icon(<path d="M12 3.5v12M7 11l5 5 5-5M4 20.5h16" />)
export const SandboxIcon = icon(
  <path d="M9.5 3h5M10.5 3v6L4.5 19a1.4 1.4 0 0 0 1.2 2h12.6a1.4 1.4 0 0 0 1.2-2l-6-10V3M7.5 14.5h9" />,
)
export const ShieldIcon = icon(
  <path d="M12 3l7.5 2.8v5.7c0 4.3-3 7.6-7.5 9.5-4.5-1.9-7.5-5.2-7.5-9.5V5.8zM9 11.8l2.2 2.2 4-4.2" />,
)
export const BackupIcon = icon(
  <path d="M4.5 7.5C4.5 5.3 7.9 3.5 12 3.5s7.5 1.8 7.5 4-3.4 4-7.5 4-7.5-1.8-7.5-4zM4.5 7.5v9c0 2.2 3.4 4 7.5 4s7.5-1.8 7.5-4v-9M4.5 12c0 2.2 3.4 4 7.5 4s7.5-1.8 7.5-4" />,
)
export const LogIcon = icon(<path d="M6 3.5h12.5v17H6zM3.5 7.5H8M3.5 12H8M3.5 16.5H8M12 8.5h3.5M12 12.5h3.5" />)
export const HomeIcon = icon(<path d="M3.5 11.5L12 4l8.5 7.5M6 9.5v10.5h12V9.5" />)
