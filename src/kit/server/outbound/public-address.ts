import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/**
 * Which addresses a server may visit that others name: only what anybody on the internet can reach. Whatever stands for a
 * machine of this network, by whichever way of writing, is none.
 */

const globalUnicast = ipaddr.IPv6.parse('2000::')

/** The cloud's own service for its machines answers at this one, though it looks public. */
const special: ReadonlySet<string> = new Set(['168.63.129.16'])

/**
 * Whether an IP address as sockets take them (no octal, hexadecimal or shortened form) is global unicast. Addresses that
 * carry another one inside are refused whatever that is: mapped, NAT64, 6to4, Teredo.
 */
export function isPublicAddress(text: string): boolean {
  const version = isIP(text)
  if (version === 0 || text.includes('%') || special.has(text)) return false
  const address = ipaddr.parse(text)
  if (address.range() !== 'unicast') return false
  // What is not assigned yet, and the old forms that embed v4, lie outside.
  return version === 4 || (address as ipaddr.IPv6).match(globalUnicast, 3)
}

/** Names that only a local network or no network gives a meaning to. */
const localNames =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|corp|home|lan|arpa|onion|test|invalid)$/

/**
 * An address that may be visited as far as it says itself, or why not: http or https on their ports, without credentials,
 * at a name with a dot or at a public IP address. What the name stands for is checked when it is connected to.
 */
export function visitable(text: string, base?: URL): URL | undefined {
  const url = URL.parse(text, base)
  if (url === null || text.length > 2000) return undefined
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  if (url.port !== '' && url.port !== '80' && url.port !== '443') return undefined
  const host = hostOf(url)
  const isFit = isIP(host) > 0 ? isPublicAddress(host) : host.includes('.') && !localNames.test(host)
  return isFit ? url : undefined
}

/** The name or address alone: no brackets around v6, no dot at the end. */
export const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '')

/** The port it means. */
export const portOf = ({ port, protocol }: URL): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)
