import { add, cross, dot, scale, sub, unit } from './maths.mjs'

/**
 * A camera at `eye` looking at `target`. `lens` is the focal length in picture heights;
 * `shift` moves the picture down by that share of its height, so a level camera keeps its verticals.
 */
export function makeCamera({ eye, target, lens = 1.6, shift = 0, level = false }, width, height) {
  const aim = sub(level ? [target[0], eye[1], target[2]] : target, eye)
  const forward = unit(aim)
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const focal = lens * height
  const middle = height * (0.5 + shift)
  return {
    eye,
    focal,
    width,
    height,
    /** [across, upward, depth] in camera space. */
    view: (p) => {
      const d = sub(p, eye)
      return [dot(d, right), dot(d, up), dot(d, forward)]
    },
    screen: ([x, y, z]) => [width / 2 + (focal * x) / z, middle - (focal * y) / z],
    /** The unnormalised ray through a pixel; its length along `forward` is 1. */
    ray: (px, py) => add(forward, add(scale(right, (px - width / 2) / focal), scale(up, (middle - py) / focal))),
    horizon: middle + (focal * forward[1]) / Math.hypot(forward[0], forward[2]),
  }
}

/** A camera without perspective that looks along the light and sees a square of `span` metres. */
export function makeSunView(toSun, centre, span, size) {
  const forward = scale(unit(toSun), -1)
  const right = unit(cross(forward, [0, 1, 0]))
  const up = cross(right, forward)
  const perMetre = size / span
  return {
    width: size,
    height: size,
    perMetre,
    project: (p) => {
      const d = sub(p, centre)
      return [size / 2 + dot(d, right) * perMetre, size / 2 - dot(d, up) * perMetre, dot(d, forward)]
    },
  }
}
