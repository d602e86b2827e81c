import { BlockList, isIPv6, type Socket } from 'node:net'
import { networkOf } from './throttle.ts'

export type HeadlessLimits = {
  /** Without a whole head yet. */
  headless: number
  /** Of one network, unless it is a proxy of ours. */
  headlessOfNetwork: number
}

/**
 * Connections that have not sent a whole head yet. A head takes a moment: whoever holds one back the longest makes room for
 * who comes, of the same network first.
 */
export class Headless {
  /** Each with those of its network, in the order in which they came. */
  readonly #networkOf = new Map<Socket, string>()
  readonly #ofNetwork = new Map<string, Set<Socket>>()
  readonly #limits: HeadlessLimits
  readonly #proxies = new BlockList()

  constructor(limits: HeadlessLimits, trustedProxies: readonly string[]) {
    this.#limits = limits
    for (const proxy of trustedProxies) {
      const [address = '', bits] = proxy.split('/')
      if (bits === undefined) this.#proxies.addAddress(address, familyOf(address))
      else this.#proxies.addSubnet(address, Number(bits), familyOf(address))
    }
  }

  add(socket: Socket): void {
    const address = socket.remoteAddress
    // It may be gone already.
    if (address === undefined) return
    const network = networkOf(address)
    const neighbours = (this.#ofNetwork.get(network) ?? new Set()).add(socket)
    this.#ofNetwork.set(network, neighbours)
    this.#networkOf.set(socket, network)
    socket.once('close', () => this.delete(socket))
    const isProxy = this.#proxies.check(address, familyOf(address))
    if (neighbours.size > this.#limits.headlessOfNetwork && !isProxy) this.#end(neighbours)
    if (this.#networkOf.size > this.#limits.headless) this.#end(this.#networkOf.keys())
  }

  /** Its head is there, or it is gone. */
  delete(socket: Socket): void {
    const network = this.#networkOf.get(socket)
    if (network === undefined) return
    this.#networkOf.delete(socket)
    const neighbours = this.#ofNetwork.get(network)
    neighbours?.delete(socket)
    if (neighbours?.size === 0) this.#ofNetwork.delete(network)
  }

  /** The one that came first. */
  #end(sockets: Iterable<Socket>): void {
    const [oldest] = sockets
    if (!oldest) return
    this.delete(oldest)
    oldest.destroy()
  }
}

const familyOf = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')
