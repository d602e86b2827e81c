/** Cameras that fit a boat of a given size into the picture. */

const radians = (degrees) => (degrees * Math.PI) / 180

/**
 * A level view from the water. `azimuth` 0 looks at the starboard side, positive walks towards the bow;
 * `wide` and `tall` are the metres that must fit, `horizon` where it lies (0 top, 1 bottom).
 */
export function beside({
  azimuth = 12,
  away,
  rise,
  centre = [0, 0, 0],
  wide,
  tall,
  horizon = 0.52,
  aspect = 1.6,
  lead = 0,
}) {
  const a = radians(azimuth)
  const eye = [centre[0] + Math.sin(a) * away, rise, centre[2] + Math.cos(a) * away]
  const lens = Math.min((aspect * away) / wide, away / tall)
  const target = [centre[0] + lead * Math.cos(a), rise, centre[2] - lead * Math.sin(a)]
  return { eye, target, lens, level: true, shift: horizon - 0.5 }
}

/** A view from above, `pitch` degrees down. */
export function above({ azimuth = 20, pitch = 48, away, centre = [0, 0.3, 0], wide, aspect = 1.6 }) {
  const [a, p] = [radians(azimuth), radians(pitch)]
  const flat = Math.cos(p) * away
  const eye = [centre[0] + Math.sin(a) * flat, centre[1] + Math.sin(p) * away, centre[2] + Math.cos(a) * flat]
  return { eye, target: centre, lens: (aspect * away) / wide }
}
