import { Resolver } from 'node:dns/promises'

/** What the domain name system says: nothing there is an empty list, no answer in time throws. Tests have one of their own. */
export type NameServer = {
  /** The TXT records of a name, each as one text. */
  texts(name: string): Promise<readonly string[]>
  /** All IP addresses of a host. */
  addresses(host: string): Promise<readonly string[]>
  /** The names of an IP address. */
  namesOf(address: string): Promise<readonly string[]>
}

/** Milliseconds for an answer, and for all that is asked of one of them. */
const [patience, wholePatience] = [1500, 8000]

const orNone = <T>(asked: Promise<T[]>): Promise<T[]> =>
  asked.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOTFOUND' || error.code === 'ENODATA') return []
    throw error
  })

/** Of the internet, for one round of questions. */
export function askNameServer(): NameServer {
  const resolver = new Resolver({ timeout: patience, tries: 2 })
  setTimeout(() => resolver.cancel(), wholePatience).unref()
  return {
    texts: async (name) => (await orNone(resolver.resolveTxt(name))).map((parts) => parts.join('')),
    addresses: async (host) =>
      (await Promise.all([orNone(resolver.resolve4(host)), orNone(resolver.resolve6(host))])).flat(),
    namesOf: (address) => orNone(resolver.reverse(address)),
  }
}
