import type { PictureAnswer } from '#kit/server/pictures/process.ts'

/** In the place of the process that makes pictures: does the harm that the last byte of the file names. */
const harm: Record<string, () => void> = {
  spin: () => {
    for (;;);
  },
  allocate: () => {
    const kept: Buffer[] = []
    for (;;) kept.push(Buffer.alloc(1024 * 1024, 1))
  },
  crash: () => process.abort(),
  exit: () => process.exit(0),
}

process.on('message', (bytes: Uint8Array) => {
  harm[Buffer.from(bytes.subarray(3)).toString()]?.()
  const fine: PictureAnswer = { picture: Buffer.from('large'), thumbnail: Buffer.from('small') }
  process.send?.(fine)
})
process.on('disconnect', () => process.exit())
process.send?.('ready')
