import { expect, test } from 'vitest'
import { someVehicle } from '#testing/rental.ts'
import { checkDraft, type Draft, draftOf, fillPrices, previewOf } from './draft.ts'

const of = { id: 1, type: 'motorboats', openingSpan: 3 } as const
const around = { openingSpan: 3, takenNames: ['Teal'], paths: ['/files/a.webp'], nightPrice: null }
const eider = someVehicle(
  { deposit: 300, extra_captain: 45.5, extra_sonar: true, path1: '/files/a.webp' },
  { 1: 50, 2: 90.5, 3: 120 },
)
const pictures = [{ source: '/files/a.webp', alt: '', altDe: ' Eider am Steg ' }]
const check = (changes: Partial<Draft> = {}, files = pictures) =>
  checkDraft({ ...draftOf('motorboats', eider), ...changes }, files, of, around)
const fields = (result: ReturnType<typeof check>) => [...new Set(result.errors.map(({ field }) => field))]

test('a vehicle that is opened and saved is what it was', () => {
  const { form, errors } = check()
  expect(errors).toEqual([])
  expect(form).toMatchObject({
    id: 1,
    type: 'motorboats',
    name: 'Eider',
    passengers: 6,
    deposit: 300,
    extra_captain: 45.5,
    extra_sonar: true,
    extra_bbq: false,
    price1h: 50,
    price2h: 90.5,
    price3h: 120,
    image1: '/files/a.webp',
    alt1: 'Motorboat Eider, picture 1',
    alt_de1: 'Eider am Steg',
  })
})

test('everything wrong is said at once', () => {
  const prices = { price1h: 'ten', price2h: '', price3h: '120' }
  const wrong = check({ name: 'teal', passengers: 'six', deposit: '1.999', prices, extra_captain: '' }, [])
  expect(fields(wrong).toSorted()).toEqual(
    ['deposit', 'extra_captain', 'images', 'name', 'passengers', 'price1h', 'price2h'].toSorted(),
  )
})

test('what a boat is not let by is not sent, whatever was typed', () => {
  const nights = { hours: false, nights: true, price_night: '349' }
  const { form, errors } = check(nights)
  expect([errors, form.price_night, form.price1h]).toEqual([[], 349, undefined])
  expect(check({ hours: true, nights: false, price_night: '349' }).form.price_night).toBeNull()
  expect(fields(check({ ...nights, price_night: '' }))).toEqual(['price_night'])
  expect(draftOf('houseboats', undefined)).toMatchObject({ hours: false, nights: true })
  expect(draftOf('canoes', undefined)).toMatchObject({ hours: true, nights: false })
})

test('a description that is too long is said under its own name', () => {
  for (const field of ['descriptionEN', 'descriptionDE'] as const) {
    const described = { ...eider[field], features: 'x'.repeat(2001) }
    expect(fields(check({ [field]: described }))).toEqual([`${field}.features`])
  }
})

test('a captain that cannot be hired has no price, one who always comes along needs one', () => {
  expect(check({ captain: false, extra_captain: '45' }).form.extra_captain).toBeUndefined()
  expect(fields(check({ captain: false, license: 'captain', extra_captain: '' }))).toEqual(['extra_captain'])
})

test('a new vehicle begins with what is usual for its type', () => {
  expect(draftOf('canoes', undefined).license).toBe('never')
  expect(draftOf('jetskis', undefined)).toMatchObject({ license: 'yes', name: '', passengers: '', captain: false })
  expect(Object.keys(draftOf('jetskis', undefined).prices)).toContain('price0h30m')
  expect(Object.keys(draftOf('canoes', undefined).prices)).not.toContain('price0h30m')
})

test('empty prices are filled in proportion to the shortest one, what is typed stays', () => {
  expect(fillPrices({ price1h: '', price2h: '33,33', price3h: '' }, [1, 2, 3])).toEqual({
    price1h: '16.67',
    price2h: '33,33',
    price3h: '50',
  })
  expect(fillPrices({ price1h: '10', price3h: '25' }, [1, 3])).toEqual({ price1h: '10', price3h: '25' })
  expect(fillPrices({ price1h: '' }, [1])).toEqual({ price1h: '' })
})

test('the preview shows what is typed, as far as it goes', () => {
  const preview = previewOf(draftOf('canoes', undefined), [], { id: undefined, type: 'canoes', openingSpan: 2 })
  expect(preview).toMatchObject({ name: 'Name', passengers: 1, price1h: null, path1: null, extra_captain: null })
  const shown = [
    { source: new File([], 'x.png'), src: 'blob:x' },
    { source: '/files/a.webp', src: '/files/thumbnail_a.webp' },
  ]
  const full = previewOf(draftOf('motorboats', eider), shown, of)
  expect(full).toMatchObject({ name: 'Eider', price2h: 90.5, price4h: null })
  expect([full.path1, full.path2, full.path3]).toEqual(['blob:x', '/files/a.webp', null])
})
