import QRCode from 'qrcode'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readQr } from '#testing/qr-reader.ts'
import { epcPayload, qrMatrix, qrPath, qrPng } from './epc-qr.ts'

const transfer = {
  name: 'Sternsinger',
  iban: 'DE89370400440532013000',
  bic: 'COBADEFFXXX',
  amount: 9205,
  reference: 'Voucher K7Q2M9XA',
}

test('The payload of a transfer is that of the standard, byte by byte.', () => {
  expect([...Buffer.from(epcPayload(transfer))]).toEqual([
    ...Buffer.from(
      'BCD\x0a002\x0a1\x0aSCT\x0aCOBADEFFXXX\x0aSternsinger\x0aDE89370400440532013000\x0aEUR92.05\x0a\x0a\x0aVoucher K7Q2M9XA',
    ),
  ])
})

test('Amounts carry two decimals, names are UTF-8 on one line, and nothing stands at the end.', () => {
  const payload = epcPayload({ ...transfer, amount: 10_000_000, name: ' Bootshaus\nMüller & Söhne ', reference: '' })
  expect(payload).toBe('BCD\n002\n1\nSCT\nCOBADEFFXXX\nBootshaus Müller & Söhne\nDE89370400440532013000\nEUR100000.00')
  expect(epcPayload({ ...transfer, amount: 1 })).toContain('\nEUR0.01\n')
})

test('What the standard does not allow is refused.', () => {
  for (const change of [
    { amount: 0 },
    { amount: -5 },
    { amount: 1.5 },
    { amount: 1e12 },
    { name: '' },
    { name: 'x'.repeat(71) },
  ])
    expect(() => epcPayload({ ...transfer, ...change }), JSON.stringify(change)).toThrow(RangeError)
  expect(() => epcPayload({ ...transfer, reference: 'x'.repeat(141) })).toThrow(RangeError)
})

test('The modules read back as the payload, with error correction M and at most 13 versions of size.', () => {
  for (const reference of ['Voucher K7Q2M9XA', 'Übergabe – 5. Juni', 'x'.repeat(140)]) {
    const payload = epcPayload({ ...transfer, reference })
    const matrix = qrMatrix(payload)
    expect(readQr(matrix)).toEqual({ text: payload, level: 'M' })
    expect(matrix.size).toBeLessThanOrEqual(13 * 4 + 17)
  }
})

test('The path covers exactly the dark modules.', () => {
  const matrix = qrMatrix('https://boats.example/')
  const dark = new Set<string>()
  for (const [, x, y, wide] of qrPath(matrix).matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let i = 0; i < Number(wide); i++) dark.add(`${Number(y)},${Number(x) + i}`)
  for (let row = 0; row < matrix.size; row++)
    for (let column = 0; column < matrix.size; column++)
      expect(dark.has(`${row},${column}`)).toBe(matrix.isDark(row, column))
})

test('The picture has the pixels that the library draws.', async () => {
  for (const text of [epcPayload(transfer), 'a', 'x'.repeat(300)]) {
    const drawn = await QRCode.toBuffer(text, { errorCorrectionLevel: 'M', margin: 4, scale: 8 })
    const [ours, theirs] = await Promise.all(
      [qrPng(text), drawn].map((png) =>
        sharp(png).toColourspace('b-w').removeAlpha().raw().toBuffer({ resolveWithObject: true }),
      ),
    )
    expect(ours?.info).toEqual(theirs?.info)
    expect(ours?.data.equals(theirs?.data as Buffer)).toBe(true)
  }
})
