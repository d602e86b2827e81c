import { lerp } from '../kit/maths.mjs'

/** Broken light on water towards the viewer: thin dashes of a stroke, closer together far away. */
export function glitter(sheet, { x, from, to, spread, count, pigment, density = 0.8, length = 90, lifted = false }) {
  for (let n = 0; n < count; n++) {
    const t = sheet.next() ** 0.8
    const y = lerp(from, to, t ** 1.35)
    const cx = x + (sheet.next() + sheet.next() - 1) * lerp(spread * 0.35, spread, t)
    const half = lerp(0.18, 1, t) * length * sheet.between(0.25, 1)
    const thick = lerp(1.3, 7.5, t) * sheet.between(0.4, 1)
    const inside = (u, v) => thick * (1 - ((u - cx) / half) ** 2) - Math.abs(v - y - 3 * sheet.noise(u * 0.01, y))
    const box = [cx - half - 8, y - thick - 10, cx + half + 8, y + thick + 10]
    if (lifted) sheet.lift(inside, { wet: 1.2, left: 0.12, wander: 1.5, reach: 0.05, box })
    else
      sheet.wash(inside, pigment, {
        density: density * sheet.between(0.5, 1),
        wet: 1,
        wander: 1.6,
        reach: 0.04,
        rim: 0.3,
        bloom: 0.1,
        box,
      })
  }
}
