/** What the dive is made of: the larger copy's size in pixels (the smaller has half the width) and the most kB of both. */
const layer = (width, height, small, large) => ({ width, height, most: [small * 1000, large * 1000] })

export const layers = {
  surface: layer(1920, 1080, 26, 70),
  'swell-1': layer(1920, 360, 10, 24),
  'swell-2': layer(1920, 360, 10, 24),
  shafts: layer(1280, 1440, 8, 18),
  boat: layer(960, 360, 6, 14),
  'school-1': layer(1200, 600, 12, 32),
  'school-2': layer(1200, 600, 12, 32),
  'fish-1': layer(480, 280, 4, 9),
  'fish-2': layer(480, 280, 4, 9),
  'fish-3': layer(480, 280, 4, 9),
  ray: layer(720, 400, 5, 12),
  jellyfish: layer(560, 880, 12, 32),
  'prawn-swim': layer(1440, 900, 24, 66),
  'prawn-dart': layer(1200, 720, 24, 66),
  'prawn-walk': layer(1200, 800, 24, 66),
  'prawn-front': layer(1080, 1080, 24, 66),
  'prawn-curl': layer(960, 960, 24, 66),
  'reef-far': layer(2400, 800, 14, 40),
  'reef-mid': layer(2400, 960, 26, 75),
  'reef-near': layer(2400, 1040, 26, 75),
  bed: layer(2400, 720, 34, 95),
  bubbles: layer(320, 1280, 8, 20),
  plankton: layer(1280, 1280, 10, 24),
  hook: layer(160, 900, 4, 9),
}

export const orders = {
  'order-fresh': layer(960, 720, 45, 110),
  'order-grilled': layer(960, 720, 45, 110),
  'order-tin': layer(960, 720, 45, 110),
}
