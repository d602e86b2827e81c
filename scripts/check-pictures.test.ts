import { expect, test } from 'vitest'
import { findAltViolations, findPictureViolations, type Picture } from './check-pictures.ts'

const picture = (path: string, width: number, height: number, kilobytes: number): Picture => ({
  path: `src/sites/${path}`,
  width,
  height,
  bytes: kilobytes * 1000,
})
const found = (...pictures: Picture[]) => findPictureViolations(pictures)

test('A thumbnail may weigh 12 KB, a tile 45 and a large picture 180.', () => {
  expect(
    found(
      picture('rental/pictures/a-320.avif', 320, 213, 12),
      picture('rental/pictures/a-640.avif', 640, 427, 45),
      picture('rental/pictures/tile.avif', 800, 1000, 45),
      picture('rental/pictures/hero.avif', 1920, 1080, 180),
    ),
  ).toEqual([])
  expect(found(picture('rental/pictures/a-320.avif', 320, 213, 12.1))).toEqual([
    'src/sites/rental/pictures/a-320.avif (320 × 213) has 12.1 KB, more than 12.0 KB for a thumbnail',
  ])
  expect(found(picture('a-640.avif', 640, 427, 45.1))[0]).toMatch('more than 45.0 KB for a tile')
  expect(found(picture('tile.avif', 800, 1000, 60))[0]).toMatch('for a tile')
  expect(found(picture('hero.avif', 1920, 1080, 180.1))[0]).toMatch('more than 180.0 KB for a large picture')
})

test('A picture counts by its width, a tall one by its height.', () => {
  expect(found(picture('bubbles.avif', 320, 1280, 90))).toEqual([])
  expect(found(picture('evening.avif', 1200, 540, 90))).toEqual([])
  expect(found(picture('a-320.avif', 320, 406, 40))).toEqual([])
  expect(found(picture('a-320.avif', 320, 404, 40))[0]).toMatch('for a thumbnail')
})

test('Cards of shared links and printed pictures have budgets of their own.', () => {
  expect(found(picture('rental/cards/home.jpg', 1200, 630, 120))).toEqual([])
  expect(found(picture('rental/cards/home.jpg', 1200, 630, 121))[0]).toMatch('for a card of shared links')
  expect(found(picture('../features/vouchers/server/pdf/a.jpg', 1100, 1338, 190))).toEqual([])
})

test('No side is longer than 2560 pixels, and all pictures together stay below their sum.', () => {
  expect(found(picture('hero.avif', 2560, 1440, 100))).toEqual([])
  expect(found(picture('hero.avif', 2561, 1440, 100))).toEqual([
    'src/sites/hero.avif is 2561 × 1440: no side may be longer than 2560',
  ])
  const many = Array.from({ length: 400 }, (_, i) => picture(`${i}.avif`, 1920, 1080, 151))
  expect(findPictureViolations(many)).toEqual(['All pictures weigh 60400.0 KB, more than 60000.0 KB'])
})

const paths = ['db/a-1.webp', 'src/house-640.avif', 'src/house-1280.avif', 'src/work.avif']

test('A described picture is there, under its name, or with copies in several widths.', () => {
  const alts = ['A launch at the pier', 'A house in a garden', 'A drawing of stones']
  const described = ['a-1.webp', 'house', 'work'].map((file, i) => ({ file, alt: alts[i] as string }))
  expect(findAltViolations(described, paths)).toEqual([])
  expect(findAltViolations([{ file: 'b.webp', alt: 'A launch at the pier' }], paths)).toEqual([
    'There is no picture b.webp',
  ])
})

test('An alt text says what is seen, in few words, and not what another one says.', () => {
  const wrong = (alt: string) => findAltViolations([{ file: 'a-1.webp', alt }], paths)
  expect(wrong('')[0]).toMatch('no alt text')
  expect(wrong('A boat')[0]).toMatch('no alt text')
  expect(wrong('x'.repeat(181))[0]).toMatch('181 signs')
  expect(wrong('Picture of a launch at the pier')[0]).toMatch('says that it is a picture')
  const alt = 'A launch at the pier'
  expect(
    findAltViolations(
      [
        { file: 'a-1.webp', alt },
        { file: 'house', alt },
      ],
      paths,
    ),
  ).toEqual(['a-1.webp has the alt text of another picture', 'house has the alt text of another picture'])
})
