/** A small file in an archive as every tar reads it (POSIX ustar). `at`: Unix time in seconds. */
export function tarred(name: string, bytes: Buffer, at: number): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`${name} is too long for a name in an archive`)
  const header = Buffer.alloc(512)
  const octal = (value: number, digits: number) => `${value.toString(8).padStart(digits, '0')}\0`
  const parts: readonly [number, string][] = [
    [0, name],
    [100, octal(0o644, 7) + octal(0, 7) + octal(0, 7) + octal(bytes.length, 11) + octal(at, 11)],
    // The sum of the header is made with spaces where it stands.
    [148, `${' '.repeat(8)}0`],
    [257, 'ustar\x0000'],
  ]
  for (const [place, text] of parts) header.write(text, place, 'latin1')
  header.write(
    octal(
      header.reduce((total, byte) => total + byte, 0),
      6,
    ),
    148,
    'latin1',
  )
  return Buffer.concat([header, bytes, Buffer.alloc(-bytes.length & 511)])
}

export const endOfTar = Buffer.alloc(1024)
