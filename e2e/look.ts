/** A turn of the wheel or a swipe: where, and how far the page shall go. */
export type Turn = { x: number; y: number; left: number; down: number }

export type Looking = { touch?: boolean; turns?: number; whole?: boolean }

export type View = {
  isSeen: boolean
  /** Its first line is on the screen too. */
  begins: boolean
  /** Where it is, to compare. */
  at: string
  /** What keeps it from being seen, in words. */
  why: string
  isFramed: boolean
  turn?: Turn
}

/**
 * Whether an element can be pointed at as the page lies now, and how a person would scroll to it. Runs in the page. With
 * each turn that was made another place is tried for the next: over some, the wheel does something else. What is wanted whole
 * has to be on the screen with all that fits there.
 */
export function look(element: Element, { touch = false, turns = 0, whole = false }: Looking): View {
  type Area = { left: number; top: number; right: number; bottom: number }
  type Axis = 'x' | 'y'
  type Port = { node: Element; area: Area; isPage: boolean }

  const area = ({ left, top, right, bottom }: Area): Area => ({ left, top, right, bottom })
  const common = (a: Area, b: Area): Area => ({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  })
  const size = (of: Area, axis: Axis) => (axis === 'x' ? of.right - of.left : of.bottom - of.top)
  const middle = (of: Area, axis: Axis) => (axis === 'x' ? of.left + of.right : of.top + of.bottom) / 2
  const name = (node: Element) => (node.cloneNode() as Element).outerHTML.slice(0, 120)
  const overflow = (node: Element, axis: Axis) => {
    const { overflowX, overflowY } = getComputedStyle(node)
    return axis === 'x' ? overflowX : overflowY
  }

  // A hidden control is pointed at by what is drawn in its stead.
  const labels = [...((element as HTMLInputElement).labels ?? []), element.closest('label')].filter(
    (one) => one !== null,
  )
  const isDrawn = (one: Element) => one.getBoundingClientRect().width > 8
  const drawn = isDrawn(element) ? element : (labels.find(isDrawn) ?? element)
  const box = area(
    [...drawn.getClientRects()].find(({ width, height }) => width * height > 0) ?? drawn.getBoundingClientRect(),
  )
  const isFramed = window !== window.parent

  const root = document.documentElement
  const seen = window.visualViewport
  const screen = {
    left: seen?.offsetLeft ?? 0,
    top: seen?.offsetTop ?? 0,
    right: Math.min(root.clientWidth || innerWidth, (seen?.offsetLeft ?? 0) + (seen?.width ?? innerWidth)),
    bottom: Math.min(innerHeight, (seen?.offsetTop ?? 0) + (seen?.height ?? innerHeight)),
  }

  /** What the element is seen through, from the inside out. */
  const ports: Port[] = []
  let { position } = getComputedStyle(drawn)
  for (let node = drawn.parentElement; node && position !== 'fixed'; node = node.parentElement) {
    if (node === document.body || node === root) continue
    const style = getComputedStyle(node)
    if (position === 'absolute' && style.position === 'static' && style.transform === 'none') continue
    position = style.position
    const [x, y] = [style.overflowX !== 'visible', style.overflowY !== 'visible']
    if (!x && !y) continue
    const { left, top } = node.getBoundingClientRect()
    const inner = { left: left + node.clientLeft, top: top + node.clientTop }
    ports.push({
      node,
      isPage: false,
      area: {
        left: x ? inner.left : -1e6,
        right: x ? inner.left + node.clientWidth : 1e6,
        top: y ? inner.top : -1e6,
        bottom: y ? inner.top + node.clientHeight : 1e6,
      },
    })
  }
  const isFixed = position === 'fixed'
  ports.push({ node: document.scrollingElement ?? root, isPage: true, area: screen })

  const partSeen = ports.reduce((part, port) => common(part, port.area), box)
  const enough = (of: Area, axis: Axis) => Math.min(size(of, axis), whole ? 0.9 * size(screen, axis) : 24) - 1
  const isInside = (['x', 'y'] as const).every(
    (axis) => size(partSeen, axis) > 0 && size(partSeen, axis) >= enough(box, axis),
  )
  const point = { x: middle(partSeen, 'x'), y: middle(partSeen, 'y') }
  const hit = isInside ? document.elementFromPoint(point.x, point.y) : null
  const isHit =
    hit !== null && (element.contains(hit) || hit.contains(element) || labels.some((label) => label.contains(hit)))
  const { left, top, right, bottom } = box
  const view = {
    isSeen: isInside && isHit,
    begins: partSeen.top <= top + 1,
    at: [left, top].map(Math.round).join(),
    isFramed,
  }
  if (view.isSeen) return { ...view, why: '' }

  const canScroll = ({ node, isPage }: Port, axis: Axis, distance: number) => {
    if (isPage && isFixed) return false
    const isLocked = [root, document.body].some((one) => /hidden|clip/.test(overflow(one, axis)))
    if (isPage ? isLocked : !/auto|scroll/.test(overflow(node, axis))) return false
    const [at, most] =
      axis === 'x'
        ? [node.scrollLeft, node.scrollWidth - node.clientWidth]
        : [node.scrollTop, node.scrollHeight - node.clientHeight]
    return distance < 0 ? at > 0 : at < most - 1
  }

  /** Where the wheel turns, or a finger swipes, this port and nothing within. */
  const gripOf = (port: Port, axis: Axis, distance: number) => {
    const open = ports.slice(ports.indexOf(port)).reduce((part, { area: around }) => common(part, around), screen)
    if (size(open, 'x') < 4 || size(open, 'y') < 4) return
    const isFree = ({ x, y }: { x: number; y: number }) => {
      let node = document.elementFromPoint(x, y)
      if (!node || node.tagName === 'IFRAME' || (node.tagName === 'CANVAS' && touch)) return false
      for (; node && node !== port.node; node = node.parentElement) {
        const within = { node, isPage: false, area: open }
        if (node !== document.body && node !== root && canScroll(within, axis, distance)) return false
        if (touch && /none|pinch/.test(getComputedStyle(node).touchAction)) return false
        if (touch && axis === 'y' && getComputedStyle(node).touchAction === 'pan-x') return false
      }
      return port.isPage || node !== null
    }
    const along = distance > 0 ? [0.7, 0.5, 0.88, 0.3, 0.97, 0.12] : [0.3, 0.5, 0.12, 0.7, 0.03, 0.88]
    const across = [0.5, 0.3, 0.7, 0.12, 0.88, 0.03, 0.97]
    const places = along.flatMap((one) =>
      across.map((other) => {
        const [h, v] = axis === 'x' ? [one, other] : [other, one]
        return { x: open.left + h * size(open, 'x'), y: open.top + v * size(open, 'y') }
      }),
    )
    const free: typeof places = []
    for (const place of places) if (free.length <= turns && isFree(place)) free.push(place)
    return { ...((free[turns % free.length] ?? places[0]) as { x: number; y: number }), open }
  }

  const turnOf = (port: Port, axis: Axis, distance: number): Turn | undefined => {
    const grip = gripOf(port, axis, distance)
    if (!grip) return
    // A finger stays on the screen.
    const from =
      axis === 'x' ? [grip.x - screen.left, screen.right - grip.x] : [grip.y - screen.top, screen.bottom - grip.y]
    const most = Math.min(0.8 * size(grip.open, axis), touch ? ((distance > 0 ? from[0] : from[1]) ?? 0) : 1e6)
    const way = Math.round(Math.max(-most, Math.min(most, distance)))
    return { x: grip.x, y: grip.y, left: axis === 'x' ? way : 0, down: axis === 'y' ? way : 0 }
  }

  let why = box.right - box.left <= 0 ? 'it is not drawn' : 'it is off the screen'
  const findTurn = (axis: Axis): Turn | undefined => {
    let goal = box
    for (const port of ports) {
      const lacks = size(common(goal, port.area), axis) < enough(goal, axis)
      const isLarge = size(goal, axis) > size(port.area, axis)
      const [start, end] = axis === 'x' ? [goal.left, port.area.left] : [goal.top, port.area.top]
      const distance = isLarge ? start - end : middle(goal, axis) - middle(port.area, axis)
      if (!lacks) continue
      const turn = canScroll(port, axis, distance) ? turnOf(port, axis, distance) : undefined
      if (turn) return turn
      if (canScroll(port, axis, distance)) goal = port.area
      else if (!port.isPage) why = `it is cut off by ${name(port.node)}`
    }
  }
  /** What lies over the edge of the screen, like a bar, is scrolled away from under. */
  const findWayOut = (): Turn | undefined => {
    for (const axis of ['y', 'x'] as const)
      for (const port of ports) {
        const distance = middle(partSeen, axis) - middle(common(port.area, screen), axis)
        if (Math.abs(distance) > 40 && canScroll(port, axis, distance)) return turnOf(port, axis, distance)
      }
  }
  if (isInside) why = hit ? `${name(hit)} lies over it` : 'it cannot be pointed at'
  const turn = isInside ? findWayOut() : (findTurn('y') ?? findTurn('x'))
  const place = `${view.at} to ${[right, bottom].map(Math.round).join()} of ${innerWidth} × ${innerHeight}`
  return { ...view, why: `${why}: ${place}`, ...(turn && { turn }) }
}
