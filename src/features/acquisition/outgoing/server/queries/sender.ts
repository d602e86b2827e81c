import { isIP } from 'node:net'
import type { NameServer } from '#kit/server/outbound/name-server.ts'
import { isPublicAddress } from '#kit/server/outbound/public-address.ts'
import type { Db } from '#kit/server/postgres/db.ts'
import type { Env } from '#kit/server/settings/env.ts'
import { registrableDomain } from '../../../outreach/rules/domains.ts'
import { bareAddress } from '../../../outreach/rules.ts'
import type { Sender } from '../../contract/sender.ts'
import { judgeSender, type SenderFacts, usualSelectors } from '../../rules/sender.ts'

type Ours = Pick<Env, 'business' | 'smtpUrl'>

export const senderDomain = ({ business }: Ours) => bareAddress(business.email).split('@')[1] ?? ''

/** What was found last, what it means, and whether mails are held back. Where they stay in the built-in mailbox none is. */
export async function readSender(db: Db, ours: Ours): Promise<Sender> {
  const [row] = await db<
    { facts: SenderFacts | null; wordFor: string | null; by: string; at: string | null; wrote: boolean }[]
  >`
    SELECT sender AS facts, sender_word_for AS "wordFor", sender_word_by AS by,
           to_char(sender_word_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') AS at,
           EXISTS (SELECT FROM acquisition_messages WHERE state = 'sent' AND sent_at < sender_asked_since) AS wrote
    FROM acquisition_settings`
  const domain = senderDomain(ours)
  const facts = row?.facts?.domain === domain ? row.facts : null
  const findings = facts ? judgeSender(facts) : []
  const isTrusted = row?.wordFor === domain
  const isFine = findings.length > 0 && findings.every(({ state }) => state === 'fine')
  return {
    domain,
    looked_at: facts?.at ?? null,
    findings,
    word: isTrusted && row?.at ? { by: row.by, at: row.at } : null,
    holds: ours.smtpUrl !== undefined && !isTrusted && !isFine && row?.wrote !== true,
  }
}

/** Asks about all of it at once. What nobody answers is null. */
export async function lookUp(names: NameServer, ours: Ours, at: string): Promise<SenderFacts> {
  const domain = senderDomain(ours)
  const host = ours.smtpUrl === undefined ? '' : new URL(ours.smtpUrl).hostname.replace(/^\[|\]$/g, '')
  const orNull = <T>(answer: Promise<T>): Promise<T | null> => answer.catch(() => null)
  const [spf, dmarc, dkim, ptr] = await Promise.all([
    orNull(names.texts(domain)),
    orNull(dmarcOf(names, domain)),
    orNull(keysOf(names, domain)),
    orNull(namesOf(names, host)),
  ])
  return { domain, email: ours.business.email, host, at, spf, dmarc, dkim, ptr }
}

/** Of the domain, or else of the one it is below. */
async function dmarcOf(names: NameServer, domain: string): Promise<readonly string[]> {
  const own = await names.texts(`_dmarc.${domain}`)
  const above = registrableDomain(domain)
  return own.length > 0 || above === undefined || above === domain ? own : names.texts(`_dmarc.${above}`)
}

async function keysOf(names: NameServer, domain: string) {
  const found = await Promise.allSettled(
    usualSelectors.map(async (selector) => {
      const texts = await names.texts(`${selector}._domainkey.${domain}`)
      return texts.filter((text) => /\bp=/.test(text)).map((text) => ({ selector, text }))
    }),
  )
  const keys = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
  if (keys.length === 0 && found.some(({ status }) => status === 'rejected')) throw new Error('no answer')
  return keys
}

async function namesOf(names: NameServer, host: string) {
  const addresses = host === '' ? [] : isIP(host) ? [host] : await names.addresses(host)
  return Promise.all(
    addresses.filter(isPublicAddress).map(async (address) => {
      const called = await names.namesOf(address)
      const back = await Promise.all(
        called.slice(0, 5).map(async (name) => ((await names.addresses(name)).includes(address) ? [name] : [])),
      )
      return { address, names: called, back: back.flat() }
    }),
  )
}
