import { useState } from 'react'
import { formatDay } from '#kit/shared/day.ts'
import { callLink, whatsAppLink } from '#kit/shared/phone-links.ts'
import { ButtonLink, IconButton } from '#kit/ui/button.tsx'
import { Dialog } from '#kit/ui/dialog.tsx'
import layout from '#kit/ui/layout.module.css'
import type { DayBooking } from '../../day/contract.ts'
import { words } from '../words.ts'
import { messageMark, phoneMark } from './marks.tsx'
import styles from './today-card.module.css'

type ReachProps = {
  booking: DayBooking
  /** There is a larger button for it already. */
  isCalled: boolean
  isUrgent: boolean
}

/** Calls or writes to the customer, by what they gave: programs of the phone, nobody else's. */
export function Reach({ booking, isCalled, isUrgent }: ReachProps) {
  const [writes, setWrites] = useState(false)
  const { name, phone, email } = booking
  const mail = mailLink(booking)
  return (
    <>
      {phone !== '' && !isCalled && (
        <a
          className={styles.icon}
          data-urgent={isUrgent || undefined}
          href={callLink(phone)}
          aria-label={words.callTo(name)}
        >
          {phoneMark}
        </a>
      )}
      {phone === '' && email !== '' && !isCalled && (
        <a className={styles.icon} href={mail} aria-label={words.messageTo(name)}>
          {messageMark}
        </a>
      )}
      {phone !== '' && (
        <IconButton className={styles.icon} label={words.messageTo(name)} onClick={() => setWrites(true)}>
          {messageMark}
        </IconButton>
      )}
      <Dialog open={writes} onClose={() => setWrites(false)} title={words.messageTo(name)} size="small">
        <div className={layout.stack3}>
          <ButtonLink wide href={callLink(phone).replace('tel:', 'sms:')} variant="secondary">
            {words.sms}
          </ButtonLink>
          {/^(\+|00)/.test(phone) && (
            <ButtonLink
              wide
              href={whatsAppLink(phone.replace(/^00/, '+'))}
              target="_blank"
              rel="noreferrer"
              variant="secondary"
            >
              {words.whatsApp}
            </ButtonLink>
          )}
          {email !== '' && (
            <ButtonLink wide href={mail} variant="secondary">
              {words.email}
            </ButtonLink>
          )}
        </div>
      </Dialog>
    </>
  )
}

const mailLink = ({ email, vehicle_name, booked_day, reference }: DayBooking) =>
  `mailto:${email}?subject=${encodeURIComponent(words.subject(vehicle_name, formatDay(booked_day), reference))}`
