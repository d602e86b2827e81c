import { useEffect, useId, useRef, useState } from 'react'
import { getInstallation } from '#features/settings/contract.ts'
import { useUser } from '#features/sign-in/screens/use-user.ts'
import { callLink, signalLink, whatsAppLink } from '#kit/shared/phone-links.ts'
import { classNames } from '#kit/ui/class-names.ts'
import { CloseIcon } from '#kit/ui/icons.tsx'
import { useEndpoint } from '#kit/ui/server-state.tsx'
import { words } from '../words.ts'
import { ChatIcon, PhoneIcon, SignalIcon, WhatsAppIcon } from './contact-icons.tsx'
import styles from './contact-widget.module.css'

/**
 * The quick ways to reach us, for visitors. Plain links made from our phone number: nobody else learns of the visit
 * before one of them is followed. On a phone it makes way at the top, and while one reads on.
 */
export default function ContactWidget() {
  const user = useUser()
  const { data: installation } = useEndpoint(getInstallation)
  const [open, setOpen] = useState(false)
  const place = usePlace()
  const id = useId()
  const toggle = useRef<HTMLButtonElement>(null)
  if (user !== null || !installation) return null
  const { phone } = installation.business
  const close = () => {
    setOpen(false)
    toggle.current?.focus()
  }
  return (
    <aside
      aria-label={words.quickContact}
      className={classNames(styles.widget, !open && place !== undefined && styles[place])}
      onKeyDown={(event) => event.key === 'Escape' && open && close()}
    >
      <ul className={styles.ways} id={id} hidden={!open}>
        <li>
          <a href={whatsAppLink(phone)} target="_blank" rel="noreferrer">
            <WhatsAppIcon />
            WhatsApp
          </a>
        </li>
        <li>
          <a href={signalLink(phone)} target="_blank" rel="noreferrer">
            <SignalIcon />
            Signal
          </a>
        </li>
        <li>
          <a href={callLink(phone)}>
            <PhoneIcon />
            {phone}
          </a>
        </li>
      </ul>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={open}
        aria-controls={id}
        aria-label={words.chatOrCall}
        ref={toggle}
        onClick={() => setOpen(!open)}
      >
        {open ? <CloseIcon /> : <ChatIcon />}
      </button>
    </aside>
  )
}

/** Whether the page is at its top, where a phone has no room to spare, or was last scrolled down. */
function usePlace(): 'top' | 'away' | undefined {
  const [place, setPlace] = useState<'top' | 'away' | undefined>('top')
  useEffect(() => {
    let before = window.scrollY
    const look = () => {
      const now = window.scrollY
      if (Math.abs(now - before) < 8) return
      setPlace(now <= 80 ? 'top' : now > before ? 'away' : undefined)
      before = now
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return place
}
