import { largestPicture, mostPixels, type PictureRefusal, pictureStart, pictureType } from '#kit/shared/picture.ts'

/** Pixels of a preview's long side. */
const previewSide = 960

/** Why the server would refuse a file, or what it looks like: a small copy, or none where the browser cannot draw it. */
export async function checkPicture(file: File): Promise<{ refused: PictureRefusal } | { preview: Blob | undefined }> {
  if (file.size > largestPicture) return { refused: 'size' }
  const start = new Uint8Array(await file.slice(0, pictureStart).arrayBuffer())
  const type = pictureType(start)
  if (!type) return { refused: 'type' }
  try {
    const picture = await createImageBitmap(file)
    const isTooLarge = picture.width * picture.height > mostPixels
    const preview = isTooLarge ? undefined : await smallCopy(picture)
    picture.close()
    return isTooLarge ? { refused: 'pixels' } : { preview }
  } catch {
    return (await canDraw(type)) ? { refused: 'broken' } : { preview: undefined }
  }
}

async function smallCopy(picture: ImageBitmap): Promise<Blob | undefined> {
  const scale = Math.min(1, previewSide / Math.max(picture.width, picture.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(picture.width * scale))
  canvas.height = Math.max(1, Math.round(picture.height * scale))
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? undefined), 'image/webp', 0.8))
}

/** Only AVIF is not known to every browser. */
async function canDraw(type: string): Promise<boolean> {
  if (type !== 'avif') return true
  return 'ImageDecoder' in globalThis && ImageDecoder.isTypeSupported('image/avif')
}
