/** The photographic finish of rendered pictures: warm light, darker corners, colour, sharpness and grain like that of film. */
import sharp from 'sharp'

const layer = ({ width, height }, definition, paint) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>${definition}</defs><rect width="100%" height="100%" fill="url(#${paint})"/></svg>`,
  )

const warmth = ({ colour, strength, reach }) =>
  `<linearGradient id="w" x1="1" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${colour}" stop-opacity="${strength}"/><stop offset="${reach}" stop-color="${colour}" stop-opacity="0"/></linearGradient>`

const vignette = ({ colour, from }) =>
  `<radialGradient id="v" cx=".5" cy=".48" r=".78"><stop offset="${from}" stop-color="#fff"/><stop offset="1" stop-color="${colour}"/></radialGradient>`

/**
 * `tone` is `linear` of sharp, `[factors, offsets]` of red, green and blue: contrast, and shadows cooler than lights.
 * `warm` is the corner the light comes from, `corners` the vignette, `grain` the spread of the grain before it is blurred.
 */
export async function graded(picture, { width, height, tone, warm, corners, saturation, brightness, sharpen, grain }) {
  const size = { width, height }
  const noise = { type: 'gaussian', mean: 128, sigma: grain }
  const film = await sharp({ create: { width, height, channels: 3, background: '#808080', noise } })
    .greyscale()
    .blur(0.6)
    .png()
    .toBuffer()
  const flat = sharp(picture).removeAlpha().toColourspace('srgb').resize(width, height, { fit: 'fill' })
  const toned = await flat
    .composite([
      { input: layer(size, warmth(warm), 'w'), blend: 'soft-light' },
      { input: layer(size, vignette(corners), 'v'), blend: 'multiply' },
    ])
    .png()
    .toBuffer()
  const balanced = tone
    ? await sharp(toned)
        .linear(...tone)
        .png()
        .toBuffer()
    : toned
  const crisp = await sharp(balanced).modulate({ saturation, brightness }).sharpen(sharpen).png().toBuffer()
  return sharp(crisp).composite([{ input: film, blend: 'soft-light' }])
}
