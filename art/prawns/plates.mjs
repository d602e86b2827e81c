/** Finish of the order cards: a little contrast, warmth in the light, darker corners. */
import sharp from 'sharp'

export async function plate(file, { width, height }) {
  const corners = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="v" cx=".46" cy=".44" r=".78"><stop offset=".5" stop-color="#fff"/><stop offset="1" stop-color="#9fb0c6"/></radialGradient></defs><rect width="100%" height="100%" fill="url(#v)"/></svg>`,
  )
  const graded = await sharp(file)
    .resize(width, height)
    .removeAlpha()
    .composite([{ input: corners, blend: 'multiply' }])
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(graded)
    .modulate({ saturation: 1.14, brightness: 1.05 })
    .sharpen({ sigma: 0.7, m1: 0.4, m2: 0.8 })
    .png({ compressionLevel: 1 })
    .toBuffer()
}
