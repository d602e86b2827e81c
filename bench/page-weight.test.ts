import { expect, test } from 'vitest'
import { namedIn, weightLines } from './page-weight.ts'

const html = `
<link rel="icon" type="image/svg+xml" href="/assets/icon.svg" />
<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/text.woff2">
<link rel="stylesheet" crossorigin href="/assets/home.css">
<link rel="preload" as="image" imageSrcSet="/assets/sea-480.avif 480w, /assets/sea-960.avif 960w" imageSizes="100vw"/>
<picture><source media="(orientation: portrait)" srcSet="/assets/tall-480.avif 480w, /assets/tall-740.avif 740w, /assets/tall.avif 900w" sizes="100vw"/>
<img src="/assets/wide.avif" srcSet="/assets/wide-960.avif 960w" alt="A pier"/></picture>
<img src="/assets/later.avif" alt="" loading="lazy"/>
<img src="/assets/sea-480.avif" srcSet="/assets/sea-480.avif 480w, /assets/sea-960.avif 960w" alt="" loading="eager"/>
<img src="data:image/gif;base64,R0lGOD" alt=""/>`

test('A page names its styles, its fonts and the pictures that are shown at once, in the size that a phone takes.', () => {
  expect(namedIn(html)).toEqual({
    css: ['/assets/home.css'],
    fonts: ['/assets/text.woff2'],
    pictures: ['/assets/sea-960.avif', '/assets/tall-740.avif'],
  })
})

test('The heaviest page comes first.', () => {
  const light = { path: '/light', html: 1000, js: 2000, css: 0, fonts: 0, pictures: 0 }
  const lines = weightLines([light, { ...light, path: '/heavy', pictures: 50_000 }])
  expect(lines.slice(2).map((line) => line.split(/ {2,}/).slice(0, 2))).toEqual([
    ['/heavy', '53.0'],
    ['/light', '3.0'],
  ])
})
