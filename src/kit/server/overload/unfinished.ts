import { BlockList, isIPv6 } from 'node:net'
import { networkOf } from '../security/throttle.ts'

export type UnfinishedLimits = {
  /** Whose request is not whole yet. */
  unfinished: number
  /** Of one network, unless it is a proxy of ours. */
  unfinishedOfNetwork: number
}

/** A connection, or what is asked over it. */
type Ended = { destroy: () => unknown }

/**
 * Connections of which a head, or the body after it, is not whole yet. That takes a moment: whoever holds it back the longest
 * makes room for who comes, of the same network first.
 */
export class Unfinished {
  /** Each with those of its network, in the order in which they came. */
  readonly #networkOf = new Map<Ended, string>()
  readonly #ofNetwork = new Map<string, Set<Ended>>()
  readonly #limits: UnfinishedLimits
  readonly #proxies = new BlockList()

  constructor(limits: UnfinishedLimits, trustedProxies: readonly string[]) {
    this.#limits = limits
    for (const proxy of trustedProxies) {
      const [address = '', bits] = proxy.split('/')
      if (bits === undefined) this.#proxies.addAddress(address, familyOf(address))
      else this.#proxies.addSubnet(address, Number(bits), familyOf(address))
    }
  }

  add(one: Ended, address: string | undefined): void {
    // It may be gone already.
    if (address === undefined) return
    const network = networkOf(address)
    const neighbours = (this.#ofNetwork.get(network) ?? new Set()).add(one)
    this.#ofNetwork.set(network, neighbours)
    this.#networkOf.set(one, network)
    const isProxy = this.#proxies.check(address, familyOf(address))
    if (neighbours.size > this.#limits.unfinishedOfNetwork && !isProxy) this.#end(neighbours)
    if (this.#networkOf.size > this.#limits.unfinished) this.#end(this.#networkOf.keys())
  }

  /** It has said all, or it is gone. */
  delete(one: Ended): void {
    const network = this.#networkOf.get(one)
    if (network === undefined) return
    this.#networkOf.delete(one)
    const neighbours = this.#ofNetwork.get(network)
    neighbours?.delete(one)
    if (neighbours?.size === 0) this.#ofNetwork.delete(network)
  }

  all(): Ended[] {
    return [...this.#networkOf.keys()]
  }

  /** The one that came first. */
  #end(all: Iterable<Ended>): void {
    const [oldest] = all
    if (!oldest) return
    this.delete(oldest)
    oldest.destroy()
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
